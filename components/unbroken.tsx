import type { ReactNode } from 'react';

const word = String.raw`[\p{L}\d:.$]`;
/** `Nov 27` or `27 November`. */
const date = String.raw`(?:\p{Lu}\p{L}{2,}\.?\s\d${word}*|\d\d?\s\p{L}{3,}\.?)`;
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/**
 * Matches what should stay on one line: email addresses, dates (`June 13`, `13 June`, `May 3-7`), ranges that contain a
 * digit (`8:30am-noon`, `2024-2025`) and ranges of weekdays or months (`Mon-Fri`). A range of two dates, like
 * `Nov 27-Dec 1`, may break after its hyphen. French prices and times have no-break spaces.
 */
const unbreakable = new RegExp(
  [
    String.raw`([^\s(]+@[^\s)]+`,
    String.raw`${date}[-–](?=${date}|\p{Lu}\p{L}{2}${word}*,\s)`,
    `(?<=${date}[-–])${date}`,
    String.raw`\b${month}\.? \d{1,2}(?:[-–]\d{1,2})?\b`,
    String.raw`\b\d{1,2} ${month}\b`,
    String.raw`${word}*\d${word}*[-–]${word}+`,
    String.raw`${word}+[-–]\d${word}*`,
    String.raw`\b\p{Lu}\p{L}{2}[-–]\p{Lu}\p{L}{2}\b)`,
  ].join('|'),
  'u',
);

/**
 * Renders text whose dates and ranges stay on one line and whose email addresses break only after “@”. The result is
 * one element, because a flex box would separate the parts.
 */
export function unbroken(text: string): ReactNode {
  if (!unbreakable.test(text)) return text;
  const nodes = text.split(unbreakable).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.includes('@'))
      return part.split(/(?<=@)/).flatMap((piece, at) => (at ? [<wbr key={at} />, piece] : piece));
    return (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
  return <span>{nodes}</span>;
}
