import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { fields } from '@/components/contact-form/fields';
import { block, kinds } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import facts from '@/e2e/fixture/content/facts';
import { settings } from '@/scripts/configuration/read-configuration';
import { roles } from '@/scripts/pictures/color-roles';
import { faces } from '@/scripts/pictures/faces';
import { filesIn } from '@/scripts/system/files';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

// Steps of CONTRIBUTING.md that you could forget: nothing else compares these places.

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
      .filter((name) => !(name in roles) && !text.includes(`--${name}:`))
      .filter((name) => !all.includes(`[--${name}:`))
      .map((name) => `${file}: --${name}`),
  );
  expect(unknown).toEqual([]);
});

// A school writes its own README and guide, so these hold only while the sample is here.
const ofTemplate = /^ *sample: true,/m.test(readFileSync('content/school.ts', 'utf8'))
  ? describe
  : describe.skip;

ofTemplate('the README', () => {
  const readme = () => readFileSync('README.md', 'utf8');

  test.each(fields.map(({ name }) => name))('has the field %s in its mail template', (name) => {
    const [template] = /<p style=.*<\/p>/.exec(readme()) ?? [];
    expect(template).toContain(`{{${name}}}`);
  });

  // Only tests set SITE_DAY.
  const names = Object.keys(settings.shape).filter((name) => name !== 'SITE_DAY');
  test.each(names)('explains %s', (name) => expect(readme()).toContain(`\n| \`${name}\` `));
});

ofTemplate('the guide', () => {
  const guide = () => readFileSync('content/README.md', 'utf8');

  test('shows a valid block of each kind', async () => {
    const [, lines = ''] = /\n## Blocks\n[^]*?```ts\n([^]*?)```/.exec(guide()) ?? [];
    write('guide', { 'blocks.ts': `export default [${lines}];` });
    const { default: blocks } = await import(pathOf('guide/blocks.ts'));
    expect(z.array(block).safeParse(blocks).error).toBeUndefined();
    expect(new Set(blocks.map(kindOf))).toEqual(new Set(kinds));
  });

  test('lists the facts', () => {
    const [, list = ''] = /The facts are ([^.]*)\./.exec(guide()) ?? [];
    expect(list.match(/\w+(?=`)/g)).toEqual(Object.keys(facts));
  });
});
