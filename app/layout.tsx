import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { withBasePath } from '@/components/with-base-path';
import colors from '@/content/colors';
import school from '@/content/school';
import { palettesOf } from '@/scripts/design/palette';
import { icon } from './_lib/drawings';
import './_layout/fonts';
import '../.generated/fonts/fonts.css';
import '../.generated/colors.css';
import './globals.css';

export const metadata: Metadata = {
  // Otherwise Safari turns license numbers and hours into phone links.
  formatDetection: { telephone: false },
  // Search engines leave out a draft.
  robots: school.draft ? { index: false } : undefined,
  // Text follows the phone's text size: https://www.w3.org/TR/css-fonts-5/#text-scale-meta
  other: { 'text-scale': 'scale' },
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '32x32' },
      { url: icon().src, type: icon().type },
    ],
    apple: withBasePath('/icons/apple-touch-icon.png'),
  },
};

const { light, dark } = palettesOf(colors);

export const viewport: Viewport = {
  // Lets the shelf of phones reach the edge of the screen. The styles leave room for its rounded corners.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
};

/** `SiteLayout` renders the whole document, because the page's language isn't available here. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
