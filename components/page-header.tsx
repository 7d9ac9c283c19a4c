import { withLinks } from './texts';

/** The title of a page and the paragraph that opens it, side by side if there is room. */
export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="mx-auto grid max-w-page grid-cols-1 items-baseline gap-x-16 gap-y-5 px-5 pt-12 sm:px-8 print:pt-4 lg:grid-cols-[minmax(min-content,2fr)_3fr] lg:pt-14">
      <h1 className="max-w-[16ch] font-display text-title tracking-tight wrap-break-word lg:only:col-span-full">
        {title}
      </h1>
      {lead && <p className="max-w-measure text-lead text-ink-soft">{withLinks(lead)}</p>}
    </header>
  );
}
