/** Matches a blank in content, which asks for what only the school knows: `[[Who answers the phone?]]`. */
export const blankPattern = /\[\[(?<question>.+?)\]\]/g;
