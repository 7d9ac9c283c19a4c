export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The fields and buttons of a component, among these elements. A field has its name as its id, and a
 * button has neither. That distinguishes them from another program's copies with only one of the two.
 */
export function controlsAmong(elements: Iterable<Element>): Control[] {
  const controls = [...elements].filter((element) => element.matches('[name], button'));
  return (controls as Control[]).filter(({ id, name }) => id === name);
}

/**
 * Remembers the values of controls, the focus and the caret.
 *
 * @returns a function that restores them in an element, in the same controls or their replacements
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
      // An e-mail field does not report its caret.
      if (selectionStart !== null) current.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
