import type { Metadata } from 'next';
import { ButtonLink } from '@/components/button-link';
import { withBasePath } from '@/components/with-base-path';
import school from '@/content/school';
import { firstPage, ownLanguage, type Language } from '../_lib/language';
import { SiteLayout } from './site-layout';

export const notFoundMetadata: Metadata = { title: school.name, robots: { index: false } };

/**
 * Redirects every unknown path to the home page, or to the first page of
 * its language, without a script.
 */
export function NotFoundPage({ language = ownLanguage }: { language?: Language }) {
  const { title, text, home } = language.words.notFound;
  const { path } = firstPage(language.lang);
  return (
    <SiteLayout language={language}>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(path)}`} />
      <div className="mx-auto max-w-page px-5 py-24 sm:px-8">
        <h1 className="font-display text-title tracking-tight">{title}</h1>
        <p className="mt-4 mb-8 text-lead">{text}</p>
        <ButtonLink href={path} label={home} />
      </div>
    </SiteLayout>
  );
}
