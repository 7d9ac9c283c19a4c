import type { LinkIndexItem } from '@/content/schema/home';
import { TextLink } from './text-link';
import { withLinks } from './texts';

/** Links to the rest of the site with their topics, in columns. Phones show only the links. */
export function LinkIndex({ items }: { items: LinkIndexItem[] }) {
  return (
    <ul
      role="list"
      className="mt-6 grid grid-cols-1 gap-x-16 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
    >
      {items.map(({ label, href, topics }) => (
        <li key={href} className="border-t border-line py-1">
          <TextLink href={href} variant="strong">
            {label}
          </TextLink>
          {topics && (
            <p className="pb-4 text-small text-ink-soft max-sm:not-print:hidden">
              {withLinks(topics)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
