/**
 * The contact form's fields, in their order on the page and in the message. All are required.
 * - `name`: its name in the message and in the mail service's template
 * - `label`: the name of its label in `content/contact.ts`
 * - `isHalf`: whether it shares a row with another field on wide screens
 */
export const contactFields = [
  { name: 'from_name', label: 'name', type: 'text', autoComplete: 'name', isHalf: false },
  { name: 'from_email', label: 'email', type: 'email', autoComplete: 'email', isHalf: true },
  { name: 'from_phone', label: 'phone', type: 'tel', autoComplete: 'tel', isHalf: true },
  { name: 'message', label: 'message', type: 'textarea', autoComplete: undefined, isHalf: false },
] as const;
export type ContactField = (typeof contactFields)[number];

/** A message: the text of each field. The form, the request and the mail service's template use these names. */
export type ContactMessage = Record<ContactField['name'], string>;

/** Makes a message from each field's text. */
export const messageOf = (textOf: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field.name, textOf(field)])) as ContactMessage;
