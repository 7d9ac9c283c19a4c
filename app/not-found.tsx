import type { Metadata } from 'next';
import { ButtonLink } from '@/components/button-link';
import { withBasePath } from '@/components/with-base-path';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import site from '@/content/site';
import { SiteLayout } from './_layout/site-layout';

export const metadata: Metadata = { title: withoutBrackets(school.name) };

/** Redirects unknown addresses to the home page, without a script. */
export default function NotFound() {
  const { title, text, home } = site.notFound;
  return (
    <SiteLayout>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath('/')}`} />
      <div className="page-width py-24">
        <h1 className="font-display text-title tracking-tight">{title}</h1>
        <p className="mt-4 mb-8 text-lead">{text}</p>
        <ButtonLink href="/" label={home} />
      </div>
    </SiteLayout>
  );
}
