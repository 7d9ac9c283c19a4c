const files = [{ file: 'a-480.avif', width: 480, height: 320 }];
const shape = { files, position: { x: 5, y: 5 } };

/** Stands in for app/_site/generated.ts, whose lists exist only after a build. */
export const mockGenerated = {
  photoFiles: () => ({ landscape: shape, upright: shape, whole: shape, preview: 'a.jpg' }),
  leftOf: async () => 'light',
  drawing: () => ({ src: '/drawings/a.svg', width: 44, height: 44 }),
};
