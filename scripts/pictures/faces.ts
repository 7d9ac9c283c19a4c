/** The fonts of every page, as packages of Fontsource. This is the only place that names a font. */
export const faces = {
  heading: { family: 'Fraunces', package: '@fontsource/fraunces', weight: 600 },
  text: {
    family: 'Nunito Sans Variable',
    package: '@fontsource-variable/nunito-sans',
    weight: { min: 400, max: 700 },
  },
};
