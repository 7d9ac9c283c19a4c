import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { withBasePath } from '@/components/with-base-path';
import { ownTag } from '@/content/schema/format';
import colors from '@/content/colors';
import { drawing } from './_blocks/generated';
import '../.generated/fonts/fonts.css';
// The editing server loads this font. The finishing step (scripts/finish/heading-font.ts) puts the
// letters that a page needs into the page.
import '@fontsource/fraunces/600.css';
import './globals.css';

/**
 * The font for text, in every weight from regular to bold. scripts/finish/fonts.ts makes this file, and
 * fonts.css for all other letters; tailwind.config.ts sets the order of the fonts.
 *
 * `block`: on a first visit, the file arrives about 0.1 s after the first paint, which already has the
 * headings. Until then the text is invisible, so nothing that a visitor reads moves. With `optional`, no
 * first visit at 150 ms and 1.6 Mbit/s had the font; with `swap`, lines broke anew and the home page moved
 * by 0.05. After three seconds without the file, browsers show the text in the fallback.
 */
const nunitoSans = localFont({
  src: '../.generated/fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'block',
  adjustFontFallback: false,
});

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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={ownTag} className={nunitoSans.variable}>
      <head>
        <link rel="stylesheet" href={withBasePath('/print.css')} media="print" />
      </head>
      <body className="text-body">{children}</body>
    </html>
  );
}
