/** Stands in for app/_site/generated.ts, whose lists exist only after a build. */
const file = { file: 'a-480.avif', width: 480, height: 320 };
const shape = { avif: [file], jpeg: file };

export const photoFiles = () => {
  return { landscape: shape, upright: shape, hero: shape, wide: shape, heroFocus: 'middle' };
};

export const drawing = () => ({ src: '/drawings/a.svg', width: 44, height: 44 });
