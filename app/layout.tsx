import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { withBasePath } from '@/components/with-base-path';
import { ownTag } from '@/content/schema/format';
import colors from '@/content/colors';
import { drawing } from './_blocks/generated';
import { nunitoSans } from './_layout/fonts/fonts';
// The editing server loads these files; the finishing step puts letters of them into each page.
import '@fontsource/fraunces/600.css';
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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={ownTag} className={nunitoSans.variable}>
      <body className="text-body">{children}</body>
    </html>
  );
}
