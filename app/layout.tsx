import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { address } from '@/components/address';
import { fraunces, nunitoSans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  // iOS would turn prices and years into telephone links.
  formatDetection: { telephone: false, address: false, email: false },
  icons: {
    icon: { url: address('/favicon.ico'), sizes: '32x32' },
    apple: address('/icons/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1813' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${fraunces.variable} ${nunitoSans.variable}`}>
      <body className="font-text text-body">{children}</body>
    </html>
  );
}
