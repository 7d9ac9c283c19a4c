export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The fields and buttons among elements that a component drew. The id of a field is its name, and a button
 * has neither. This tells them from another program's controls with the same id or the same name.
 */
export function controlsAmong(elements: Iterable<Element>): Control[] {
  const controls = [...elements].filter((element) => element.matches('[name], button'));
  return (controls as Control[]).filter(({ id, name }) => id === name);
}

/**
 * Remembers what controls hold, and the focus and caret.
 *
 * @returns a function that gives this to the controls that took their places in an element
 */
export function remember(controls: Control[]): (element: Element) => void {
  const held = controls.map((control) => [control, control.value] as const);
  const focused = controls.find((control) => control === document.activeElement);
  const { selectionStart = null, selectionEnd = null } = focused ?? {};
  return (element) => {
    for (const [control, value] of held) {
      const { localName, id, name } = control;
      const current = element.contains(control)
        ? control
        : [...element.querySelectorAll<Control>(localName)].find(
            (other) => other.id === id && other.name === name,
          );
      if (!current) continue;
      if (name && current !== control) current.value = value;
      if (control !== focused || current === document.activeElement) continue;
      current.focus({ preventScroll: true });
      // A field for an e-mail address does not tell where its caret is.
      if (selectionStart !== null) current.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
