import type { ContactMessage } from './schema';

type Name = keyof ContactMessage;
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields' elements as the server or React drew them. */
export type Fields = Partial<Record<Name, Control>>;

/** The fields in their order on the page. The first invalid one gets the focus. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/**
 * The fields among elements that the server or React wrote, even if another program has changed an id or a
 * name since.
 */
export function fieldsAmong(elements: Element[]): Fields {
  const controls = elements.filter((element) => element.matches('input, textarea')) as Control[];
  const isThisForm = controls.length === names.length;
  const find = (name: Name, index: number) =>
    isThisForm ? controls[index] : controls.find(({ id }) => id === name);
  return Object.fromEntries(names.map((name, index) => [name, find(name, index)]));
}

/**
 * Finds a field, whatever other programs did to it or placed beside it. Tries in order: the drawn element, if it
 * is in the document; the element with its id and name; the first visible one with its name; and the drawn
 * element again, which still has its text.
 */
export function findField(drawn: Fields, name: Name): Control | undefined {
  if (drawn[name]?.isConnected) return drawn[name];
  const named = [...document.querySelectorAll<Control>(`form [name=${name}]`)];
  return (
    named.find(({ id }) => id === name) ??
    named.find((field) => field.getClientRects().length) ??
    drawn[name]
  );
}

/**
 * The values exactly as typed, but without invisible characters in the e-mail address and the telephone
 * number.
 */
export function read(drawn: Fields): ContactMessage {
  const typed = (name: Name) => findField(drawn, name)?.value ?? '';
  return {
    from_name: typed('from_name'),
    // Browsers remove plain spaces at both ends of an address. Special ones have become plain here.
    from_email: plain(typed('from_email')).trim(),
    from_phone: plain(typed('from_phone')),
    message: typed('message'),
  };
}

/**
 * Remembers the text of the fields, the focus and the caret.
 *
 * @returns a function that gives them back, to the same elements or to those that replaced them
 */
export function remember(drawn: Fields): () => void {
  const focused = document.activeElement;
  const held = names.map((name) => {
    const field = findField(drawn, name);
    return { name, text: field?.value, isFocused: field === focused };
  });
  const { selectionStart = null, selectionEnd = null } = focused as Partial<Control>;
  return () => {
    for (const { name, text, isFocused } of held) {
      const field = findField(drawn, name);
      if (!field || text === undefined) continue;
      if (field.value !== text) field.value = text;
      if (!isFocused || field === document.activeElement) continue;
      field.focus({ preventScroll: true });
      // An e-mail field does not report its caret.
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * Replaces special spaces and hyphens with plain ones, and removes invisible characters. A copied address
 * or telephone number may contain them, and a visitor could not see what is wrong.
 */
function plain(text: string): string {
  return text
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
