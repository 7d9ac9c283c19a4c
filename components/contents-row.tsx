import { TextLink } from './text-link';

/** Links to the parts of a long page, in a row below its lead. */
export function ContentsRow(props: { title: string; parts: { id?: string; title?: string }[] }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="mx-auto max-w-page px-5 pt-6 sm:px-8 print:hidden"
    >
      <p id="contents-title" className="text-small text-ink-soft">
        {props.title}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {props.parts.map(
          ({ id, title }) =>
            id && (
              <li key={id}>
                <TextLink href={`#${id}`}>{title}</TextLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
