import localFont from 'next/font/local';

// Next reads these calls without running them, so each option must be a literal. The names of the constants become font
// families (tailwind.config.ts). With a weight of 1 to 1000, the file's own weight is used (scripts/design/faces.ts).
// With `swap`, text is never invisible, and styles/fallback-fonts.css keeps it from moving.

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
