/** The language of the header, the footer and formatted facts. */
export const siteLanguage = 'en-US';
