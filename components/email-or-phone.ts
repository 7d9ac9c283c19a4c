/** Whether a link's label is the email address or phone number that it leads to. */
export const isEmailOrPhone = (label: string, href: string) =>
  href.startsWith(`mailto:${label}`) || (href.startsWith('tel:') && /^[+(\d]/.test(label));

/** Attributes that keep an address or a number as it is, in a translation and in text in Arabic or Hebrew. */
export const verbatim = { translate: 'no', dir: 'ltr' } as const;

/** ` (office@school.example)` for a mailto link whose label doesn't contain the address. Otherwise empty. */
export function addressAfter(label: string, href: string): string {
  const [, address] = /^mailto:([^?]+)/.exec(href) ?? [];
  return !address || label.includes(address) ? '' : ` (${address})`;
}
