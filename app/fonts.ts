import localFont from 'next/font/local';
import './font-fallbacks.css';

// scripts/fonts.ts makes the files. Next's own fallbacks know only Arial and Times New Roman by
// these names, which Android and Linux do not have: ours stand in font-fallbacks.css.

/** Headings. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Fraunces Fallback', 'Fraunces Fallback Android', 'Fraunces Fallback Linux'],
});

/** Text, in every weight from regular to bold. */
export const nunitoSans = localFont({
  src: './fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Nunito Sans Fallback', 'Nunito Sans Fallback Android'],
});
