import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { faces } from '@/scripts/design/faces';

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
