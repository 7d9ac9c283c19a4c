import { Component, Fragment, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { controlsAmong, remember } from './controls';

let drawings = 0;
const drawAgain = () => ({ drawing: (drawings += 1) });

/**
 * Draws a form again, with every value and the focus, if another program made React fail, removed part
 * of the form, or replaced the form with a copy. The component around it keeps its state.
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
    // React ignores the events of a copy of its form.
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

  /** Draws the form again if part of it is missing. */
  complete() {
    if (this.drawn.every((element) => this.parent.contains(element))) return;
    flushSync(() => this.setState(drawAgain));
  }

  override getSnapshotBeforeUpdate(_: object, { drawing }: { drawing: number }) {
    if (drawing === this.state.drawing) return null;
    const { drawn, parent } = this;
    // A field that replaced one of these has the newer value, so it comes last.
    const give = remember(controlsAmong([...drawn, ...parent.querySelectorAll('[name]')]));
    for (const element of [...drawn, ...parent.querySelectorAll('form')]) element.remove();
    // React will remove its form from the element in which it drew it, so the form must be there.
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
