/** The site's fonts, as Fontsource packages. CONTRIBUTING.md lists what else changes with a font. */
export const faces = {
  heading: { family: 'Fraunces', package: '@fontsource/fraunces', weight: 600 },
  text: {
    family: 'Nunito Sans Variable',
    package: '@fontsource-variable/nunito-sans',
    weight: { min: 400, max: 700 },
  },
};
