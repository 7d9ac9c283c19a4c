import type { InputHTMLAttributes } from 'react';

const look =
  'block w-full rounded-field border bg-raised px-4 py-3 text-body text-ink read-only:text-ink-soft';
const border = {
  calm: 'border-line-strong',
  // Thicker as well, so that color is not the only sign. No outline: that one shows the focus.
  wrong: 'border-error inset-ring-1 inset-ring-error',
};

/**
 * A labelled field with room for its error. The label's text is the field's name and no more; that
 * it must be filled in is said beside it for eyes, and by the field itself to assistive technology.
 * Its value belongs to the browser, so that text typed before any script arrives stays.
 */
export function Field({
  name,
  label,
  required,
  error,
  readOnly,
  lines,
  ...input
}: {
  name: string;
  label: string;
  /** The word beside the label. */
  required: string;
  error: string | undefined;
  readOnly: boolean;
  /** The height of a field for several lines; without it the field has one. */
  lines?: number;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>) {
  const errorId = `${name}-error`;
  const control = {
    id: name,
    name,
    readOnly,
    required: true,
    // Said either way: without it browsers announce an empty required field as wrong from the start.
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? errorId : undefined,
    className: `${look} ${error ? border.wrong : border.calm}`,
  };
  return (
    <div>
      <div className="mb-2 flex items-baseline gap-2">
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-small text-ink-soft">
          {required}
        </span>
      </div>
      {lines ? <textarea rows={lines} {...control} /> : <input {...input} {...control} />}
      {error && (
        <p
          id={errorId}
          className="mt-2 border-l-4 border-error pl-3 text-small font-medium text-error"
        >
          {error}
        </p>
      )}
    </div>
  );
}
