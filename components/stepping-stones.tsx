import { withBasePath } from './with-base-path';

/** The admissions steps as a path of numbered stones. Each stone links to its step (admissions-steps.tsx). */
export function SteppingStones(props: {
  steps: { id: string; title: string; isCurrent: boolean }[];
  /** The page with the steps. */
  href: string;
}) {
  return (
    <ol role="list" className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-y-8">
      {props.steps.map(({ id, title, isCurrent }, index) => (
        <li key={id} className="group">
          <a
            href={withBasePath(`${props.href}#${id}`)}
            aria-current={isCurrent ? 'step' : undefined}
            className="block text-ink no-underline hover:underline"
          >
            <span className="flex items-center gap-2 font-display text-heading text-detail">
              <span
                className={`grid size-11 shrink-0 place-items-center rounded-stone border border-line group-even:rounded-stone-turned dark:border-line-strong ${isCurrent ? 'bg-panel' : 'bg-sunk dark:bg-raised'}`}
              >
                {index + 1}
              </span>
              <span className="me-2 grow border-t-3 border-dotted border-line-strong group-last:hidden" />
            </span>
            <span className={`mt-3 block pe-4 wrap-break-word ${isCurrent ? 'font-bold' : ''}`}>
              {title}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
