/**
 * Replaces spaces and hyphens that only look like plain ones, and removes what nobody can see. An address
 * or a telephone number that was copied from elsewhere may have such characters, and a visitor could not
 * find what is wrong with it.
 */
export function plain(text: string): string {
  return text
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
