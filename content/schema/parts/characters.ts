/**
 * Invisible characters that other programs insert: soft hyphens, zero-width spaces, direction marks. Excludes the
 * joiners U+200C and U+200D, which emoji, Persian and Hindi need.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * White space, or in `kept` a no-break space that French needs: `« Oui »`, `Pourquoi ?`, `8 500 €`. All others come from
 * other programs.
 */
const space =
  /(?<kept>(?<=«)[\u00a0\u202f](?=\S)|(?<=\S)[\u00a0\u202f](?=[?!:;»%\p{Sc}])|(?<=\d)[\u00a0\u202f](?=\d))|[\s\u0085]+/gu;

/**
 * Removes invisible characters, collapses white space and composes letters (NFC), because fonts have `é` but not the
 * `e` and accent of a Mac's file names.
 */
export const cleanText = (text: string) =>
  text
    .replace(invisible, '')
    .replace(space, (_, kept) => (kept ? '\u00a0' : ' '))
    .trim()
    .normalize('NFC');

/** What's wrong with a text that has a control or private-use character, or � from a file that isn't UTF-8. */
export function unprintable(text: string): string | undefined {
  const [character, words] = /[\p{Cc}\p{Co}\ufff9-\ufffd](.{0,20})/su.exec(text) ?? [];
  if (!character) return undefined;
  const location = words ? `before “${words.trim()}”` : 'at the end';
  return `has an unprintable character ${location}. Delete it. If it’s a bullet, write a list instead: { list: ["…", "…"] }.`;
}
