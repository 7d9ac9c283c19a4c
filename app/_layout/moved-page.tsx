import type { Metadata } from 'next';
import { withBasePath } from '@/components/with-base-path';
import type { Page } from '@/content/schema/pages';
import { absoluteUrl } from '../_facts/addresses';

/** The metadata of an old address: search engines keep only the new one. */
export function movedMetadata({ name, path }: Page): Metadata {
  const alternates = { canonical: absoluteUrl(path) };
  return { title: name, robots: { index: false }, alternates };
}

/** Redirects an old address to the page that it leads to now, without a script. */
export function MovedPage({ to: { name, path, lang } }: { to: Page }) {
  return (
    <main lang={lang}>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(path)}`} />
      <h1>
        <a href={withBasePath(path)}>{name}</a>
      </h1>
    </main>
  );
}
