/**
 * Invisible characters that other programs leave in words: soft hyphens, spaces without a width, marks of direction.
 * The joiners U+200C and U+200D are not among them, because emoji and Persian or Hindi words need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * A text without invisible characters, with one plain space for any space or line break, and with composed letters
 * (NFC): fonts have `é`, but not the `e` and the accent that a Mac's file names have in its place.
 */
export const plain = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');

/** The code of a character, as Unicode's charts write it: `U+200B`. */
export const codeOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with a text that has a control character, or a letter that only one font knows. */
export function unprintable(text: string): string | undefined {
  const [character, words] = /[\p{Cc}\p{Co}\ufff9-\ufffc](.{0,20})/su.exec(text) ?? [];
  if (!character) return undefined;
  const place = words ? `before “${words.trim()}”` : 'at its end';
  return `has a character that cannot be printed (${codeOf(character)}, ${place}): delete it. Bullets are a list: { list: ['…', '…'] }`;
}
