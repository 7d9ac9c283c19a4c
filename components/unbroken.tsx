/**
 * Text with parts that never break between lines.
 *
 * @param parts a pattern with one group around the whole match, so that split() yields the rest of
 *   the text and the matches in turn
 */
export function Unbroken({ text, parts }: { text: string; parts: RegExp }) {
  return text.split(parts).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
