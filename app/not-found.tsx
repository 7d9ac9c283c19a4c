import type { Metadata } from 'next';
import { withBasePath } from '@/components/with-base-path';
import { ButtonLink } from '@/components/button-link';
import { school } from '@/content/school';
import { SiteLayout } from './_site/site-layout';

export const metadata: Metadata = { title: school.name, robots: { index: false } };

/** Any other path goes to the home page (specification, section 2), with scripts on or off. */
export default function NotFound() {
  return (
    <SiteLayout>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath('/')}`} />
      <div className="mx-auto max-w-page px-5 py-24 sm:px-8">
        <h1 className="font-display text-title tracking-tight">One moment</h1>
        <p className="mt-4 mb-8 text-lead">
          There is no page at this address. We are taking you to the home page.
        </p>
        <ButtonLink href="/" label="Home" />
      </div>
    </SiteLayout>
  );
}
