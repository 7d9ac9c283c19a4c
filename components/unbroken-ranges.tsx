import { Fragment } from 'react';
import { Unbroken } from './unbroken';

/**
 * Text with ranges of days, hours or school years: `8:00am-4:30pm`, `Mon-Fri` and `2024-2025` never
 * break at the hyphen. If there is room, the text between two semicolons also stays on one line, and
 * each of two full dates with a dash between them.
 */
export function UnbrokenRanges({ text }: { text: string }) {
  const parts = text.split(/(?<=;)\s|(?<=\s–)\s(?=[A-Z])/);
  if (parts.length === 1) return <Unbroken text={text} parts={range} />;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">
        <Unbroken text={part} parts={range} />
      </span>
    </Fragment>
  ));
}

/** Two times, two years, or two short names of days, with a hyphen or a dash between them. */
const range =
  /((?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon) ?[-–—] ?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight)(?![\w-])|\b\d{4}[-–]\d{4}\b|\b[A-Z][a-z]{1,3}[-–][A-Z][a-z]{1,3}\b)/;
