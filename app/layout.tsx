import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { withBasePath } from '@/components/with-base-path';
import school from '@/content/school';
import { ownTag } from './_data/language';
import { allPosts } from './_data/posts';
import colors from '@/content/colors';
import { drawing } from './_site/generated';
import { fraunces, nunitoSans } from './_site/fonts/fonts';
import './globals.css';

const { src: icon } = drawing('icon');

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '32x32' },
      { url: withBasePath(icon), type: icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png' },
    ],
    apple: withBasePath('/icons/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.paper },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.paper },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const hasFeed = (await allPosts()).length > 0;
  return (
    <html lang={ownTag} className={`${fraunces.variable} ${nunitoSans.variable}`}>
      <body className="text-body">
        {hasFeed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={school.name}
            href={withBasePath('/feed.xml')}
          />
        )}
        {children}
      </body>
    </html>
  );
}
