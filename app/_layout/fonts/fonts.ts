import localFont from 'next/font/local';
import '../../../.generated/fonts/fonts.css';

// scripts/finish/fonts.ts makes the file, and fonts.css for all other letters; tailwind.config.ts sets the
// order of the fonts. Headings have their letters in the page (scripts/finish/heading-font.ts).

/**
 * Text, in every weight from regular to bold.
 *
 * `optional`: a font that arrives late would move the text that is being read, because no other font
 * has exactly the same widths. So the first paint decides, and the next page has the font from the
 * cache.
 */
export const nunitoSans = localFont({
  src: '../../../.generated/fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});
