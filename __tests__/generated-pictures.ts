const file = { file: 'a-480.avif', width: 480, height: 320 };
const shape = { avif: [file], jpeg: file };

/** Stands in for app/_site/generated.ts, whose lists exist only after a build. */
export const mockGenerated = {
  photoFiles: () => ({
    ...{ landscape: shape, upright: shape, hero: shape, wide: shape },
    ...{ heroFocus: 'middle', left: 'light' },
  }),
  drawing: () => ({ src: '/drawings/a.svg', width: 44, height: 44 }),
};
