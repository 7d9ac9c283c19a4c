import type { ReactNode } from 'react';

const word = '[\\p{L}\\d:.$]';
/**
 * Matches what should stay on one line: email addresses, ranges that contain a digit (`8:30am-noon`, `2024-2025`) and
 * ranges of weekdays or months (`Mon-Fri`). French prices and times have no-break spaces.
 */
const unbreakable = new RegExp(
  `([^\\s(]+@[^\\s)]+|${word}*\\d${word}*[-–]${word}+|${word}+[-–]\\d${word}*|\\b\\p{Lu}\\p{L}{2}[-–]\\p{Lu}\\p{L}{2}\\b)`,
  'u',
);

/**
 * Renders text whose ranges stay on one line and whose email addresses break only between their parts. The result is
 * one element, because a flex box would separate the parts.
 */
export function unbroken(text: string): ReactNode {
  if (!unbreakable.test(text)) return text;
  const nodes = text.split(unbreakable).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.includes('@'))
      return part
        .split(/(?<=@)|(?=\.\p{L})/u)
        .flatMap((piece, at) => (at > 0 ? [<wbr key={at} />, piece] : piece));
    return (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
  return <span>{nodes}</span>;
}
