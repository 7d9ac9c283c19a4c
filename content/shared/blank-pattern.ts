/** Matches a blank in content. It asks a question that only the school can answer: `[[Who answers the phone?]]`. */
export const blankPattern = /\[\[(?<question>.+?)\]\]/g;

/** Whether a text has a blank. */
export const hasBlank = (text: string) => text.search(blankPattern) >= 0;

/** Drops the brackets of blanks, for titles and other text that can't mark them. */
export const withoutBrackets = (text: string) => text.replace(blankPattern, '$<question>');
