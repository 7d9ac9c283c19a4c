import { TextLink } from './text-link';

/** Links to the rest of the site, in columns. */
export function LinkIndex({ items }: { items: { label: string; href: string }[] }) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-16 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ label, href }) => (
        <li key={label} className="border-t border-line py-1">
          <TextLink href={href} variant="strong">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
