import { Fragment, type ReactNode } from 'react';

const word = '[\\p{L}\\d:.$]';
/**
 * Matches email addresses, French prices and times, like `4 488,80 $` and `8 h 45`, and what has a hyphen and a digit,
 * like `8:30am-noon` or `2024-2025`, or is like `Mon-Fri`.
 */
const parts = new RegExp(
  `(\\d{1,3}(?:\\s\\d{3})*(?:,\\d+)?\\s(?:\\$|h\\b(?:\\s\\d\\d)?)|[^\\s(]+@[^\\s)]+|${word}*\\d${word}*[-–]${word}+|${word}+[-–]\\d${word}*|\\b\\p{Lu}\\p{L}{2}[-–]\\p{Lu}\\p{L}{2}\\b)`,
  'u',
);

/**
 * Renders text whose ranges stay on one line and whose email addresses break only between their parts. The result is
 * one element, because a flex box would separate the parts.
 */
export function unbroken(text: string): ReactNode {
  if (!parts.test(text)) return text;
  const nodes = text.split(parts).map((part, index) => {
    if (index % 2 === 0) return part;
    const pieces = part.includes('@') ? part.split(/(?<=@)|(?=\.\p{L})/u) : [];
    return pieces.length ? (
      pieces.map((piece, at) => (
        <Fragment key={`${index}-${at}`}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
  return <span>{nodes}</span>;
}
