import type { NextStep as Words } from '@/content/schema/fields';
import { ButtonLinks } from './button-link';
import { SectionHeading } from './section';
import { withLinks } from './texts';

/** The end of a page: what a parent can do next. */
export function NextStep({ heading, text, links }: Words) {
  return (
    <aside aria-labelledby="next-step" className="bg-panel">
      <div className="mx-auto grid grid-cols-1 max-w-page gap-6 px-5 py-16 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-end lg:py-24">
        <div>
          <SectionHeading id="next-step">{heading}</SectionHeading>
          <p className="mt-3 max-w-measure text-lead text-ink">{withLinks(text)}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <ButtonLinks links={links} />
        </p>
      </div>
    </aside>
  );
}
