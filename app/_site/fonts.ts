import localFont from 'next/font/local';
import './font-fallbacks.css';

// scripts/fonts.ts makes the files. Next's own fallbacks know only Arial and Times New Roman by
// these names, which Android and Linux do not have: ours stand in font-fallbacks.css.
//
// “optional” and not “swap”: no fallback fits every line, and a font that is swapped in late moves
// what is being read (measured: layout shifts up to 0.05). So the first paint decides. The preloaded
// files arrive before it even with 80 ms to the server and 4 Mbit/s; on slower networks the first
// page keeps the fallbacks, and the next one has the fonts from the cache.

/** Headings. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Fraunces Fallback', 'Fraunces Fallback Android', 'Fraunces Fallback Linux'],
});

/** Text, in every weight from regular to bold. */
export const nunitoSans = localFont({
  src: './fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Nunito Sans Fallback', 'Nunito Sans Fallback Android'],
});
