import { TextLink } from './text-link';

type Part = { id?: string; title?: string; note?: string };

/**
 * Links to the parts of a long page, below its lead. On phones, they're in one line that scrolls sideways and fades at
 * its edge. It wraps during keyboard use, because Chromium doesn't scroll a focused link into view if 32px of it already
 * show.
 */
export function ContentsRow(props: { title: string; parts: Part[] }) {
  return (
    <nav aria-labelledby="contents-title" className="mx-auto max-w-page pt-6">
      <p id="contents-title" className="px-5 text-small text-ink-soft sm:px-8">
        {props.title}
      </p>
      {/* The padding is for focus outlines, which the scroller would clip, and keeps the last link clear of the fade. */}
      <ul className="flex gap-x-6 overflow-x-auto py-2 ps-5 pe-12 whitespace-nowrap max-sm:ltr:mask-[linear-gradient(to_left,transparent,#000_3rem)] has-focus-visible:flex-wrap sm:flex-wrap sm:gap-x-8 sm:px-8">
        {props.parts.map(
          ({ id, title, note }) =>
            id &&
            title && (
              <li key={id} className="shrink-0">
                <TextLink href={`#${id}`}>{title}</TextLink>
                {note && <p className="-mt-2 text-small text-ink-soft">{note}</p>}
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
