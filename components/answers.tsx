import { Prose } from './prose';
import { Section } from './section';

/** Questions that parents ask, each with the school's answer. */
export function Answers({
  heading,
  text,
  items,
}: {
  heading: string;
  text?: string;
  items: { question: string; answer: string }[];
}) {
  return (
    <Section labelledBy="answers">
      <h2 id="answers" className="font-display text-section tracking-tight">
        {heading}
      </h2>
      {text && (
        <p className="mt-3 max-w-measure">
          <Prose text={text} />
        </p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2 print:mt-2 print:gap-y-2">
        {items.map(({ question, answer }) => (
          <div
            key={question}
            className="border-t border-line pt-5 print:break-inside-avoid print:pt-1"
          >
            <h3 className="font-display text-heading">{question}</h3>
            <p className="mt-2 max-w-measure">
              <Prose text={answer} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
