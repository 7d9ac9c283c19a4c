import { withLinks } from './with-links';

/** Texts with titles, in two columns if there's room. */
export function TitledTexts({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5">
          <h3 className="font-display text-heading">{title}</h3>
          <p className="mt-2 max-w-measure">{withLinks(text)}</p>
        </li>
      ))}
    </ul>
  );
}
