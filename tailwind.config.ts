import type { Config } from 'tailwindcss';
import { roles } from './scripts/design/color-roles';
import { faces } from './scripts/design/faces';

/** The tokens that components can use. They replace Tailwind's own. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      // scripts/generated-files.ts writes the values into .generated/colors.css.
      ...Object.fromEntries(Object.keys(roles).map((role) => [role, `var(--${role})`])),
    },
    fontFamily: {
      // The subset (app/_layout/fonts.ts), the full font, then system fonts scaled to match
      // (app/_layout/styles/fallback-fonts.css).
      display: [
        'headingFont',
        faces.heading.family,
        'Fallback of headings',
        'Fallback of headings on Android',
        'Georgia',
        'serif',
      ],
      sans: [
        'textFont',
        faces.text.family,
        'Fallback of text',
        'Fallback of text on Android',
        'Arial',
        'sans-serif',
      ],
    },
    // On paper, print.css sets the variables. On screens, clamp() lets text grow between window widths of 320 and
    // 1440 px. Its rem part keeps text zoom working (WCAG 1.4.4). On phones with large text, min() keeps long words
    // within the screen.
    fontSize: {
      small: ['var(--small, 0.9375rem)', '1.5'],
      body: ['var(--text, clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem))', '1.65'],
      lead: ['var(--text, clamp(1.25rem, 1.2rem + 0.22vw, 1.40625rem))', '1.5'],
      heading: ['var(--heading, min(12vw, clamp(1.375rem, 1.29rem + 0.42vw, 1.625rem)))', '1.25'],
      section: ['var(--section, min(13vw, clamp(1.75rem, 1.34rem + 1.6vw, 2.75rem)))', '1.12'],
      quote: ['var(--heading, min(13vw, clamp(2rem, 1rem + 3.6vw, 4rem)))', '1.1'],
      title: ['var(--title, min(11.8vw, clamp(2.875rem, 1.68rem + 2.86vw, 4.25rem)))', '1.05'],
      display: ['var(--title, min(16vw, clamp(2.875rem, 0.9375rem + 4.69vw, 5.5rem)))', '1.02'],
      numeral: ['var(--section, clamp(6.5rem, 2.57rem + 7.1vw, 9rem))', '0.8'],
    },
    fontWeight: {
      normal: '400',
      medium: '600',
      bold: '700',
      display: String(faces.heading.weight),
    },
    letterSpacing: { tight: '-0.018em', wide: '0.08em' },
    borderRadius: {
      field: '0.5rem',
      card: '0.875rem',
      arch: '50% 50% 0.5rem 0.5rem / 40% 40% 0.5rem 0.5rem',
      // The outlines of the numbered stones are uneven.
      stone: '46% 54% 52% 48% / 55% 47% 53% 45%',
      'stone-turned': '54% 46% 45% 55% / 46% 55% 45% 54%',
      button: '9999px',
    },
    // A column of headings beside one of text.
    gridTemplateColumns: { headings: 'minmax(0, 2fr) minmax(0, 3fr)' },
    maxWidth: {
      none: 'none',
      page: '80rem',
      // About 68 characters of body text.
      measure: '30em',
      narrow: '26em',
    },
  },
} satisfies Config;
