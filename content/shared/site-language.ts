/** The language of the site's own words, in which facts are printed. */
export const siteLanguage = 'en-US';
