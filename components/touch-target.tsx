/** A link on its own line, at least 44 px wide and high (WCAG 2.5.5). */
export const touchTarget = 'inline-flex min-h-11 min-w-11 items-center';
