import * as z from 'zod/mini';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { isEmailAddress, withoutInvisible, withPlainDigits } from './rules';

export type ErrorKey = keyof ContactFormWords['errors'];

interface Row {
  /** The id of the element, and the name in the mail template. */
  name: string;
  label: keyof ContactFormWords['labels'];
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  /** Whether two such fields stand side by side on a wide screen. */
  isHalf?: boolean;
  /** Prepares the text for the schema and the mail. */
  clean?: (text: string) => string;
  /** Its messages are keys of the school's error texts. An optional field has `z.string()`. */
  schema: z.ZodMiniType<string, string>;
  /** What to do about a text that does not fit. */
  hint?: (words: ContactFormWords, text: string) => string;
}

/** A text that is not empty. White space alone counts as empty. */
const filled = (error: ErrorKey) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error, abort: true }));

/** The fields in their order on the page and in the mail. */
export const fields = table([
  {
    name: 'from_name',
    label: 'name',
    type: 'text',
    autoComplete: 'name',
    schema: filled('nameRequired'),
  },
  {
    name: 'from_email',
    label: 'email',
    type: 'email',
    autoComplete: 'email',
    isHalf: true,
    // Browsers remove plain spaces at both ends of an address. Special ones have become plain here.
    clean: (text) => withoutInvisible(text).trim(),
    schema: filled('emailRequired').check(z.refine(isEmailAddress, 'emailInvalid')),
    hint: ({ emailCharacters }, text) => {
      const [letter] = /\P{ASCII}+/u.exec(text.normalize()) ?? [];
      return letter ? `${emailCharacters} ${letter}` : '';
    },
  },
  {
    name: 'from_phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    isHalf: true,
    clean: withPlainDigits,
    schema: filled('phoneRequired').check(z.regex(/^[0-9 \-+()]+$/, 'phoneInvalid')),
    hint: ({ phoneCharacters }, text) => `${phoneCharacters} “${/[^0-9 \-+()]+/.exec(text)}”`,
  },
  { name: 'message', label: 'message', type: 'textarea', schema: filled('messageRequired') },
]);

/** Keeps the names in the rows as literal types. */
function table<Name extends string>(rows: (Row & { name: Name })[]) {
  return rows;
}

export type FieldRow = (typeof fields)[number];

/** A message as it is sent: the text of each field under its name. */
export type ContactMessage = Record<FieldRow['name'], string>;

/** Reads a form. Each text is exactly as typed, except where its row cleans it. */
export function read(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  const message = {} as ContactMessage;
  for (const { name, clean = String } of fields) message[name] = clean(`${typed.get(name) ?? ''}`);
  return message;
}

const contactSchema = z.object(
  Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
);

/** Returns the first error of each invalid field. */
export function validate(message: ContactMessage): Partial<Record<FieldRow['name'], ErrorKey>> {
  const { error } = contactSchema.safeParse(message);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
