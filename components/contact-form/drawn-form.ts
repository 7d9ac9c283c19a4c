import { restoreElements, snapshot, type Snapshot } from '../island/snapshot';
import { fieldsAmong, remember, type Fields } from './fields';

/** The form as React drew it. Other programs may rename, remove or replace parts of it at any time. */
export class DrawnForm {
  readonly fields: Fields;
  private readonly drawn: Snapshot;

  constructor(form: HTMLFormElement) {
    const parent = form.parentElement!;
    this.drawn = snapshot(parent);
    this.fields = fieldsAmong(this.drawn.map(([element]) => element));
    // React ignores the events of a copy of its form.
    parent.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      this.repair();
      form.requestSubmit();
    });
  }

  /** Puts back what was removed or replaced with copies, with the text of the copies and the focus. */
  repair() {
    const giveBack = remember(this.fields);
    restoreElements(this.drawn);
    giveBack();
  }
}
