import type { ContactFormText } from '@/content/schema/contact';
import { contactFields, type ContactField } from '@/content/shared/contact-fields';
import { errorOf, hintOf } from './fields';

const input =
  'block w-full rounded-field border bg-raised px-4 py-3 text-body read-only:text-ink-soft';
// Thicker, because color alone isn't enough. An outline would look like focus, and Tailwind's rings would add 14
// properties to every page.
const invalid = 'border-error [box-shadow:inset_0_0_0_1px_var(--error)]';

/**
 * A labeled field with its error, which is empty and hidden while the field is valid. The label has only the field's
 * name and not the asterisk, because assistive technology reads `required` from the field. The browser owns the value,
 * which keeps text typed before the script loads.
 */
export function Field(props: {
  field: ContactField;
  text: ContactFormText;
  /** What the visitor has typed. */
  typed: string;
  isSubmitted: boolean;
  readOnly: boolean;
}) {
  const { field, text, typed, isSubmitted, readOnly } = props;
  const { name, type, autoComplete } = field;
  const isArea = type === 'textarea';
  const Control = isArea ? 'textarea' : 'input';
  const error = isSubmitted ? errorOf(field, typed, text.errors) : undefined;
  const errorId = `${name}-error`;
  return (
    <div className={field.isHalf ? '' : 'sm:col-span-full'}>
      <div className="mb-2 flex items-baseline gap-2">
        <label htmlFor={name} className="font-medium">
          {text.labels[field.label]}
        </label>
        <span aria-hidden="true" className="text-small text-ink-soft">
          {/* The first field explains the asterisk. */}
          {field === contactFields[0] ? `* ${text.required}` : '*'}
        </span>
      </div>
      <Control
        id={name}
        name={name}
        type={isArea ? undefined : type}
        rows={isArea ? 7 : undefined}
        autoComplete={autoComplete}
        readOnly={readOnly}
        dir="auto"
        required
        // Always set. Otherwise browsers announce an empty required field as invalid from the start.
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        className={`${input} ${error ? invalid : 'border-line-strong'}`}
      />
      <p
        id={errorId}
        hidden={!error}
        className="mt-2 border-s-4 border-error ps-3 text-small font-medium text-error"
      >
        <span>{error}</span>
        <span className="block font-normal text-ink">{error && hintOf(field, typed, text)}</span>
      </p>
    </div>
  );
}
