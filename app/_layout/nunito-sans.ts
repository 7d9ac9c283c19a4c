import localFont from 'next/font/local';

/**
 * The font for text, in every weight from regular to bold. scripts/finish/fonts.ts makes this file, and
 * fonts.css for all other letters; tailwind.config.ts sets the order of the fonts.
 *
 * `block`: on a first visit, the file arrives about 0.1 s after the first paint, which already has the
 * headings. Until then the text is invisible, so nothing that a visitor reads moves. With `optional`, no
 * first visit at 150 ms and 1.6 Mbit/s had the font; with `swap`, lines broke elsewhere and the home page moved
 * by 0.05. After three seconds without the file, browsers show the text in the fallback.
 */
export const nunitoSans = localFont({
  src: '../../.generated/fonts/nunito-sans.woff2',
  variable: '--font-nunito-sans',
  weight: '400 700',
  display: 'block',
  adjustFontFallback: false,
});
