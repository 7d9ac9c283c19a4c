/** The contact form's fields, in their order on the page and in the message. */
const rows = [
  {
    name: 'from_name',
    label: 'name',
    type: 'text',
    autoComplete: 'name',
    required: 'nameRequired',
  },
  {
    name: 'from_email',
    label: 'email',
    type: 'email',
    autoComplete: 'email',
    required: 'emailRequired',
    invalid: 'emailInvalid',
    isHalf: true,
  },
  {
    name: 'from_phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    required: 'phoneRequired',
    invalid: 'phoneInvalid',
    isHalf: true,
  },
  { name: 'message', label: 'message', type: 'textarea', required: 'messageRequired' },
] as const;
type Row = (typeof rows)[number];
type ErrorName =
  Extract<Row, { required: string }>['required'] | Extract<Row, { invalid: string }>['invalid'];

export interface ContactField {
  /** The field's name in the message and in the mail service's template. */
  name: Row['name'];
  /** The name of its label in `content/contact.ts`. */
  label: Row['label'];
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  /** The name of the error if the field is empty. An optional field has none. */
  required?: ErrorName;
  /** The name of the error if the text isn't valid for the field's type. */
  invalid?: ErrorName;
  /** Whether the field shares a row with another field on wide screens. */
  isHalf?: boolean;
}

export const contactFields: readonly ContactField[] = rows;

export const errorNames = contactFields.flatMap(({ required, invalid }) =>
  [required, invalid].filter((name) => name !== undefined),
);

/** A message: the text of each field. The form, the request and the mail service's template use these names. */
export type ContactMessage = Record<ContactField['name'], string>;

/** Makes a message from each field's text. */
export const messageOf = (textOf: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field.name, textOf(field)])) as ContactMessage;
