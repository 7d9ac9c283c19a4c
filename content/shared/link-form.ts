/** Matches a link in content: `[visible words](/page)`. */
export const linkForm = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;
