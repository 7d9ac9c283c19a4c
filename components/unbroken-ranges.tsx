import { Fragment } from 'react';

/**
 * Words that may hold days, hours and school years. Ranges stay on one line: `8:00am-4:30pm`,
 * `Mon-Fri` and `2024-2025` are never torn apart at the hyphen. So does, where there is room, what
 * stands between two semicolons, or on one side of the dash between two days.
 */
export function UnbrokenRanges({ text }: { text: string }) {
  const parts = text.split(/(?<=;)\s|(?<=\s–)\s(?=[A-Z])/);
  if (parts.length === 1) return <Ranges text={text} />;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">
        <Ranges text={part} />
      </span>
    </Fragment>
  ));
}

function Ranges({ text }: { text: string }) {
  // With a group in the pattern, split() yields words and ranges in turn.
  return text.split(range).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Two times, two years, or two short names of days, with a hyphen or a dash between them. */
const range =
  /((?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon) ?[-–—] ?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight)(?![\w-])|\b\d{4}[-–]\d{4}\b|\b[A-Z][a-z]{1,3}[-–][A-Z][a-z]{1,3}\b)/;
