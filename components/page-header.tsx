import { withLinks } from './texts';

/** The title of a page and the paragraph that opens it. */
export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="mx-auto max-w-page px-5 pt-12 sm:px-8 lg:pt-20">
      <h1 className="max-w-[16ch] font-display text-title tracking-tight">{title}</h1>
      {lead && <p className="mt-5 max-w-measure text-lead text-ink-soft">{withLinks(lead)}</p>}
    </header>
  );
}
