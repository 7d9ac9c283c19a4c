/** Matches a blank in content. It asks a question that only the school can answer: `[[Who answers the phone?]]`. */
export const blankPattern = /\[\[(?<question>.+?)\]\]/g;
