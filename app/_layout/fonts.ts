import localFont from 'next/font/local';

// Next reads these calls without running them, so each option is a literal, and tailwind.config.ts uses the constants'
// names. A weight of 1 to 1000 leaves the weight to the file (scripts/pictures/faces.ts). With `swap`, text is never
// invisible, and styles/fallback-fonts.css keeps it in place.

export const headingFont = localFont({
  src: '../../.generated/fonts/heading.woff2',
  weight: '1 1000',
  display: 'swap',
  adjustFontFallback: false,
});

export const textFont = localFont({
  src: '../../.generated/fonts/text.woff2',
  weight: '1 1000',
  display: 'swap',
  adjustFontFallback: false,
});
