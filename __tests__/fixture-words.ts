import { existsSync, readdirSync } from 'node:fs';

/** The names of the fixture's modules that pages import. Only other modules import its facts. */
export const moduleNames = readdirSync('e2e/fixture/content')
  .flatMap((file) => /^(?!facts)[\w-]+(?=\.ts$)/.exec(file) ?? [])
  .filter((name) => existsSync(`content/${name}.ts`));

/**
 * Gives the fixture's words, but no pictures, to the pages that a test renders, because this
 * school's may change at any time. Import this module before anything from `app/`.
 */
for (const name of moduleNames) {
  jest.doMock(`@/content/${name}`, () => jest.requireActual(`../e2e/fixture/content/${name}`));
}

const noPictures = { photos: {}, drawings: {} };
jest.doMock('../.generated/pictures.json', () => noPictures, { virtual: true });
