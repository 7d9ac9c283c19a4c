/** The language of the header, the footer and formatted dates, prices and lists. */
export const siteLanguage = 'en-US';
