import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

const rows = {
  normal: { row: '', answer: 'mt-2 max-w-measure' },
  // A short answer is on the line of its question.
  short: {
    row: 'flex flex-wrap items-baseline gap-x-4 @min-[46rem]:col-span-2',
    answer: 'font-medium',
  },
};

const isShort = (answer: string) => answer.length <= 40;

/** Questions with their answers, in two columns if there's room. */
export function Questions({ questions }: BlockOf<'questions'>) {
  return (
    <div className="@container">
      <ul
        role="list"
        className="grid grid-cols-1 gap-x-16 gap-y-8 @min-[46rem]:grid-cols-2 print:block print:columns-2 print:*:pb-5"
      >
        {questions.map(({ question, answer }, index) => {
          const classes = isShort(answer) ? rows.short : rows.normal;
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
