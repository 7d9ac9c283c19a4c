import localFont from 'next/font/local';
import './fonts.css';

// scripts/fonts.ts makes the files, fonts.css has the other letters and the fallbacks, and
// tailwind.config.ts the order in which they are asked.
//
// No fallback fits every line, and a font that is swapped in late moves what is being read. So the
// first paint should decide, and the next page has the fonts from the cache. Chromium does that when
// told “optional”. Firefox and Safari then give a font up after 100 ms, although nothing may have
// been painted yet: they are told “fallback”, which takes what is there at the first paint, and
// later changes nothing after three seconds. globals.css tells the browsers apart. The same file in
// both ways is loaded once.

/** Headings. */
export const fraunces = localFont({
  src: '../../../.generated/fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'optional',
  adjustFontFallback: false,
});
export const frauncesPatient = localFont({
  src: '../../../.generated/fonts/fraunces.woff2',
  variable: '--font-fraunces-patient',
  weight: '600',
  display: 'fallback',
  adjustFontFallback: false,
});

/** Text, in every weight from regular to bold. */
export const nunitoSans = localFont({
  src: '../../../.generated/fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});
export const nunitoSansPatient = localFont({
  src: '../../../.generated/fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans-patient',
  weight: '400 700',
  display: 'fallback',
  adjustFontFallback: false,
});
