/** Matches a link in content: `[visible text](/page)`. */
export const linkForm = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;
