import { withLinks } from './with-links';

/** They line up with the columns of block-sections.tsx and table-of-contents.tsx. */
const columns = {
  half: 'lg:grid-cols-[minmax(min-content,2fr)_3fr] lg:gap-x-16',
  besideContents: 'lg:grid-cols-[minmax(min-content,19rem)_1fr] lg:gap-x-12',
};

/** A page's title and lead. The lead sits below the title or in line with a column of the page. */
export function PageHeader(props: {
  title: string;
  lead?: string;
  leadColumn?: keyof typeof columns;
}) {
  const { title, lead, leadColumn } = props;
  return (
    <header
      className={`page-width grid grid-cols-1 items-baseline gap-y-5 pt-12 lg:pt-14 ${leadColumn ? columns[leadColumn] : ''}`}
    >
      <h1 className="max-w-[16ch] font-display text-title tracking-tight wrap-break-word lg:only:col-span-full">
        {title}
      </h1>
      {lead && <p className="max-w-measure text-lead text-ink-soft">{withLinks(lead)}</p>}
    </header>
  );
}
