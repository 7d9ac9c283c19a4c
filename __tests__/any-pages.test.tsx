/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import photos from '@/content/photos';
import * as schemas from '@/content/schema';
import { anyTuition } from './any-tuition';
import { anyValue } from './any-value';

// The files are made by a build, and there may not have been one yet.
jest.mock('@/app/_site/photo-files', () => ({
  photoFiles: () => {
    const file = { file: 'a-480.avif', width: 480, height: 320 };
    const files = { avif: [file], jpeg: file };
    const shapes = { landscape: files, upright: files, hero: files, wide: files };
    return { ...shapes, heroFocus: 'middle', hasLightLeft: true };
  },
}));

/** These say what there is to show; the others, what is said about it. */
const kept = ['pages', 'photos', 'ours'];
const [photo = ''] = Object.keys(photos);

/** Every module of `content/` that has a schema, with values that it might hold as well. */
const modules = readdirSync('content').flatMap((file) => {
  const name = file
    .replace(/\.ts$/, '')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const schema = (schemas as Record<string, unknown>)[`${name}Schema`] as z.ZodType | undefined;
  if (!schema || kept.includes(name)) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- which modules there are, only the folder says
  const live = (require(`../content/${file}`) as Record<string, object>)[name]!;
  const any =
    name === 'tuition' ? anyTuition : anyValue(schema, photo).map((each) => schema.parse(each));
  return [{ name, live, original: { ...live }, any: any as fc.Arbitrary<object> }];
});

/** Pages read their words when they are drawn: this puts others in their place. */
function put(live: object, words: object) {
  for (const field of Object.keys(live)) Reflect.deleteProperty(live, field);
  Object.assign(live, words);
}

afterEach(() => modules.forEach(({ live, original }) => put(live, original)));

const folders = readdirSync('app').filter((name) => existsSync(`app/${name}/page.tsx`));

test('every page can be drawn with any words, facts and prices that the schemas accept', async () => {
  const pages = await Promise.all(
    ['', ...folders].map(async (folder) => {
      const { default: Page } = (await import(`../app/${folder}/page`)) as {
        default: ComponentType;
      };
      return { path: `/${folder}`, Page };
    }),
  );
  fc.assert(
    fc.property(fc.tuple(...modules.map(({ any }) => any)), (values) => {
      modules.forEach(({ live }, index) => put(live, values[index]!));
      for (const { path, Page } of pages) {
        const html = renderToStaticMarkup(<Page />);
        expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
        expect([path, /undefined|NaN|\[object /.exec(html)?.[0]]).toEqual([path, undefined]);
      }
    }),
    { numRuns: 20 },
  );
});
