import { TextLink } from './text-link';

type Anchor = { id?: string; title?: string; note?: string };

/**
 * Links to the anchors of a long page, below its lead. On phones, they're in one line, which scrolls sideways and fades
 * out at the edge. During keyboard use, the line wraps, because Chromium doesn't scroll a focused link into view if
 * 32 px of it are already visible.
 */
export function ContentsRow(props: { title: string; anchors: Anchor[] }) {
  return (
    <nav aria-labelledby="contents-title" className="mx-auto max-w-page pt-6">
      <p id="contents-title" className="px-5 text-small text-ink-soft sm:px-8">
        {props.title}
      </p>
      {/* The padding leaves room for focus outlines, which the list would clip, and keeps the last link out of the fade. */}
      <ul className="flex gap-x-6 overflow-x-auto py-2 ps-5 pe-12 whitespace-nowrap max-sm:ltr:mask-[linear-gradient(to_left,transparent,#000_3rem)] has-focus-visible:flex-wrap sm:flex-wrap sm:gap-x-8 sm:px-8">
        {props.anchors.map(
          ({ id, title, note }, index) =>
            id &&
            title && (
              <li key={index} className="shrink-0">
                <TextLink href={`#${id}`}>{title}</TextLink>
                {note && <p className="-mt-2 text-small text-ink-soft">{note}</p>}
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
