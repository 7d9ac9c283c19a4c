import type { InputHTMLAttributes } from 'react';

const look =
  'block w-full rounded-field border bg-raised px-4 py-3 text-body text-ink read-only:text-ink-soft';
const border = {
  valid: 'border-line-strong',
  // Also thicker, so that color is not the only sign. An outline would look like the focus.
  invalid: 'border-error inset-ring-1 inset-ring-error',
};

/**
 * A labeled field with its error, which is empty and hidden if there is none. The label contains only
 * the field's name. The mark for “required” beside it is visual; assistive technology reads it from
 * the field. The browser owns the value, so text typed before the script has loaded stays.
 */
export function Field({
  name,
  label,
  required,
  error,
  hint,
  readOnly,
  lines,
  ...input
}: {
  name: string;
  label: string;
  /** The mark beside the label. */
  required: string;
  error: string;
  /** What to do about the error, or an empty string. */
  hint: string;
  readOnly: boolean;
  /** The height in lines of a field for long text. Without it, the field has a single line. */
  lines?: number;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>) {
  const errorId = `${name}-error`;
  const control = {
    id: name,
    name,
    readOnly,
    dir: 'auto',
    required: true,
    // Always set: without it browsers announce an empty required field as invalid from the start.
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? errorId : undefined,
    className: `${look} ${error ? border.invalid : border.valid}`,
  };
  return (
    <div className={/email|tel/.test(String(input.type)) ? '' : 'sm:col-span-full'}>
      <div className="mb-2 flex items-baseline gap-2">
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-small text-ink-soft">
          {required}
        </span>
      </div>
      {lines ? <textarea rows={lines} {...control} /> : <input {...input} {...control} />}
      <p
        id={errorId}
        hidden={!error}
        className="mt-2 border-s-4 border-error ps-3 text-small font-medium text-error"
      >
        <span>{error}</span>
        <span className="block font-normal text-ink">{hint}</span>
      </p>
    </div>
  );
}
