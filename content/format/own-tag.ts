/** The school's own language, in which facts are printed. */
export const ownTag = 'en-US';
