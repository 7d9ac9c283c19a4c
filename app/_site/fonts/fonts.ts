import localFont from 'next/font/local';
import '../../../.generated/fonts/fonts.css';

// scripts/fonts.ts makes the files, and from fonts.css the styles for rare letters and fallback fonts;
// tailwind.config.ts sets the order of the fonts.
//
// A font that arrives late moves the text that is being read, because no fallback has exactly the
// same widths. So the fonts of the first paint should stay, and the next page has the real fonts from
// the cache. In Chromium, `optional` does that. Firefox and Safari would give up after 100 ms, even
// before the first paint, so they use `fallback`, which allows a change within three seconds.
// globals.css distinguishes the browsers, and the browser loads each file once.

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
