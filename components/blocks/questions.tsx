import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

const rows = {
  normal: { row: '', answer: 'mt-2 max-w-measure' },
  // The first of an odd number of questions is large, so that the others fill two columns.
  large: { row: '@min-[46rem]:col-span-2', answer: 'mt-2 max-w-measure text-lead' },
  // A short answer is on the line of its question.
  short: {
    row: 'flex flex-wrap items-baseline gap-x-4 @min-[46rem]:col-span-2 print:col-span-2',
    answer: 'font-medium',
  },
};

const isShort = (answer: string) => answer.length <= 40;

/** Questions with their answers, in two columns if there's room. */
export function Questions({ questions }: BlockOf<'questions'>) {
  const count = questions.filter(({ answer }) => !isShort(answer)).length;
  const isFirstLarge = count > 2 && count % 2 === 1 && questions[0]!.answer.length < 280;
  const rowOf = (answer: string, index: number) => {
    if (isShort(answer)) return rows.short;
    return index === 0 && isFirstLarge ? rows.large : rows.normal;
  };
  return (
    <div className="@container">
      <ul
        role="list"
        className="grid grid-cols-1 gap-x-16 gap-y-8 @min-[46rem]:grid-cols-2 print:grid-cols-2"
      >
        {questions.map(({ question, answer }, index) => {
          const classes = rowOf(answer, index);
          return (
            <li
              key={index}
              className={`border-t border-line pt-5 @max-[46rem]:first:border-0 @max-[46rem]:first:pt-0 ${classes.row}`}
            >
              <h3 className="font-display text-heading">{question}</h3>
              <p className={classes.answer}>{withLinks(answer)}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
