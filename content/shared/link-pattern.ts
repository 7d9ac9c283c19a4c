/** Matches a link in content: `[visible text](/page)`. */
export const linkPattern = /\[(?<label>[^[\]]+)\]\((?<href>[^)]+)\)/g;
