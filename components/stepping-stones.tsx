import { Stone } from './stone';
import { withBasePath } from './with-base-path';

/** The admissions steps as a path of numbered stones. Each stone links to its step (admissions-steps.tsx). */
export function SteppingStones(props: {
  steps: { id: string; title: string; isCurrent?: boolean }[];
  /** The page with the steps, unless it's the current one. */
  href?: string;
}) {
  const { steps, href = '' } = props;
  return (
    <ol
      role="list"
      className="grid grid-cols-1 gap-y-2 sm:grid-cols-3 sm:gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
    >
      {steps.map(({ id, title, isCurrent }, index) => (
        <li key={id} className="group">
          <a
            href={withBasePath(`${href}#${id}`)}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex items-center gap-4 text-ink no-underline hover:underline sm:block"
          >
            <span className="flex items-center gap-2 font-display text-heading text-detail">
              <Stone number={index + 1} variant={isCurrent ? 'current' : 'plain'} />
              <span className="me-2 grow border-t-3 border-dotted border-line-strong group-last:hidden max-sm:hidden" />
            </span>
            <span
              className={`wrap-break-word sm:mt-3 sm:block sm:pe-4 ${isCurrent ? 'font-bold' : ''}`}
            >
              {title}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
