import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { address } from '@/components/address';
import { fraunces, nunitoSans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: address('/favicon.ico'), sizes: '32x32' },
      { url: address('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: address('/icons/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1813' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${fraunces.variable} ${nunitoSans.variable}`}>
      <body className="text-body">{children}</body>
    </html>
  );
}
