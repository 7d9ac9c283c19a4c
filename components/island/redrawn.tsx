import { Component, Fragment, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { controlsAmong, remember } from './controls';

let drawings = 0;
const drawAgain = () => ({ drawing: (drawings += 1) });

/**
 * Draws a form again, with every value and the focus, where another program changed the page so that
 * React failed, took something out of the form, or put a copy in its place. The state of the component
 * around it stays.
 */
export class Redrawn extends Component<
  { form: RefObject<HTMLFormElement | null>; children: ReactNode },
  { drawing: number }
> {
  static getDerivedStateFromError = drawAgain;
  override state = { drawing: 0 };
  /** The form and everything in it, as React drew it. */
  private drawn: Element[] = [];
  private parent!: Element;

  override componentDidMount() {
    this.parent = this.props.form.current!.parentElement!;
    this.noteElements();
    // React does not hear of a copy of its form.
    this.parent.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      this.complete();
      this.props.form.current!.requestSubmit();
    });
  }

  private noteElements() {
    const form = this.props.form.current!;
    this.drawn = [form, ...form.querySelectorAll('*')];
  }

  /** Draws the form again if something of it is missing. */
  complete() {
    if (this.drawn.every((element) => this.parent.contains(element))) return;
    flushSync(() => this.setState(drawAgain));
  }

  override getSnapshotBeforeUpdate(_: object, { drawing }: { drawing: number }) {
    if (drawing === this.state.drawing) return null;
    const { drawn, parent } = this;
    // What is in the place of a missing field is newer.
    const give = remember(controlsAmong([...drawn, ...parent.querySelectorAll('[name]')]));
    for (const element of [...drawn, ...parent.querySelectorAll('form')]) element.remove();
    // React takes its form out of the element that it drew it in.
    parent.append(drawn[0]!);
    return give;
  }

  override componentDidUpdate(_: object, __: object, give: ((parent: Element) => void) | null) {
    if (!give) return;
    this.noteElements();
    give(this.parent);
  }

  override render() {
    return <Fragment key={this.state.drawing}>{this.props.children}</Fragment>;
  }
}
