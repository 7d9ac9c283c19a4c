import { LinkedText } from './linked-text';
import { Section } from './section';

/** Questions that parents ask, each with the school's answer. */
export function Faq({
  heading,
  text,
  items,
}: {
  heading: string;
  text?: string;
  items: { question: string; answer: string }[];
}) {
  return (
    <Section id="answers" heading={heading} text={text}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2 print:gap-y-2">
        {items.map(({ question, answer }) => (
          <div
            key={question}
            className="border-t border-line pt-5 print:break-inside-avoid print:pt-1"
          >
            <h3 className="font-display text-heading">{question}</h3>
            <p className="mt-2 max-w-measure">
              <LinkedText text={answer} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
