import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { fields } from '@/components/contact-form/fields';
import { block, kinds } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import colors from '@/e2e/fixture/content/colors';
import facts from '@/e2e/fixture/content/facts';
import { faces } from '@/scripts/pictures/faces';
import { filesIn } from '@/scripts/system/files';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

// Steps of CONTRIBUTING.md that you could forget: nothing else compares these places.

test.each(fields.map(({ name }) => name))('the README’s mail template has the field %s', (name) => {
  const [template] = /<p style=.*<\/p>/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(template).toContain(`{{${name}}}`);
});

test('licenses.txt names each package that reaches visitors', () => {
  const { metafile } = buildSync({
    entryPoints: ['components/contact-form/browser-entry.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
  });
  const bundled = Object.keys(metafile.inputs).flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  const fonts = Object.values(faces).map((face) => face.package);
  const lines = readFileSync('public/licenses.txt', 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining([...bundled, ...fonts, 'tailwindcss']));
});

test('each var(--…) in a style is a color or declared in its file or by a class', () => {
  const files = ['app', 'components']
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const all = files.map(({ text }) => text).join('');
  const unknown = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(--([\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in colors.light) && !text.includes(`--${name}:`))
      .filter((name) => !all.includes(`[--${name}:`))
      .map((name) => `${file}: --${name}`),
  );
  expect(unknown).toEqual([]);
});

const guide = readFileSync('content/README.md', 'utf8');

test('the guide shows a valid block of each kind', async () => {
  const [, lines = ''] = /\n## Blocks\n[^]*?```ts\n([^]*?)```/.exec(guide) ?? [];
  write('guide', { 'blocks.ts': `export default [${lines}];` });
  const { default: blocks } = await import(pathOf('guide/blocks.ts'));
  expect(z.array(block).safeParse(blocks).error).toBeUndefined();
  expect(new Set(blocks.map(kindOf))).toEqual(new Set(kinds));
});

test('the guide lists the facts', () => {
  const [, list = ''] = /The facts are ([^.]*)\./.exec(guide) ?? [];
  expect(list.match(/\w+(?=`)/g)).toEqual(Object.keys(facts));
});
