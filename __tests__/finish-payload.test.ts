/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interactiveModules, readClientModules } from '@/scripts/finish/client-modules';
import { renderedModules } from '@/scripts/finish/flight';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;

describe('the payload of a page', () => {
  it('names the client modules that were rendered there', () => {
    const rows =
      '1:"$Sreact.fragment"\n2:"/_next/static/chunks/a.js"\n3:I[39756,["$2"],"default"]\n' +
      'a:I["b7",["$2"],"Form",1]\n6:X\n0:{"P":null,"t":true}\n6:C\nb:null\n';
    expect(renderedModules([start, push(rows)])).toEqual(['39756', 'b7']);
  });

  it('is read as a whole where it stands in several scripts, also if a row is torn in two', () => {
    const scripts = [start, push('1:I[11,[],"A"]\n2:I[2'), push('2,[],"B"]\n')];
    expect(renderedModules(scripts)).toEqual(['11', '22']);
  });

  it('may say anything in its prose, even what looks like a row', () => {
    const prose = 'é “quoted” 😀\n3:I[999,["$2"],"Evil"]\nself.__next_f.push([1,"x"])';
    const length = Buffer.byteLength(prose).toString(16);
    expect(renderedModules([push(`4:T${length},${prose}5:I[7,[],"Form"]\n`)])).toEqual(['7']);
  });

  it('may hold binary data', () => {
    const binary = Buffer.from('1:I[5,[],"A"]\n').toString('base64');
    expect(renderedModules([start, `self.__next_f.push([3,"${binary}"])`])).toEqual(['5']);
  });

  it.each([
    ['breaks off within a row', [push('1:I[5,[],"A"]')], 'it breaks off'],
    ['breaks off within a long text', [push('1:Tff,short')], 'its row 1 breaks off'],
    ['numbers its rows in another way', [push('row one:I[5]\n')], 'stands for a row'],
    ['names a module in another way', [push('1:I[{"id":5}]\n')], 'in an unknown way'],
    ['is pushed in another way', ['self.__next_f.unshift([1,""])'], 'a script reads'],
    ['has a type that is not known', ['self.__next_f.push([9,""])'], 'of an unknown type (9)'],
  ])('is refused when it %s', (_, scripts, sentence) => {
    expect(() => renderedModules(scripts)).toThrow(sentence);
  });
});

describe('the client modules of a build', () => {
  let build: string;

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'finish-'));
  });
  afterEach(() => rmSync(build, { recursive: true }));

  function manifest(route: string, modules: Record<string, number | string>) {
    const folder = join(build, 'server', 'app', ...route.split('/').slice(1, -1));
    mkdirSync(folder, { recursive: true });
    const clientModules = Object.fromEntries(
      Object.entries(modules).map(([path, id]) => [path, { id, name: '*', chunks: [] }]),
    );
    writeFileSync(
      join(folder, 'page_client-reference-manifest.js'),
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
        `globalThis.__RSC_MANIFEST["${route}"] = ${JSON.stringify({ clientModules })};`,
    );
  }

  const next = '[project]/node_modules/next/dist/';
  const interactive = async (...ids: string[]) =>
    interactiveModules(ids, await readClientModules(build));

  it('of the framework itself need no script', async () => {
    manifest('/page', {
      [`${next}esm/client/components/layout-router.js`]: 1,
      [`${next}client/components/builtin/global-error.js`]: 2,
      [`C:\\school\\node_modules\\next\\dist\\lib\\framework\\boundary-components.js`]: 3,
    });
    expect(await interactive('1', '2', '3')).toEqual([]);
  });

  it('of the project, of packages and of Next’s visible components do', async () => {
    const paths = [
      '[project]/components/menu.tsx',
      '[project]/node_modules/carousel/index.js',
      `${next}client/script.js`,
      `${next}client/components/something-new.js`,
    ];
    manifest('/page', Object.fromEntries(paths.map((path, id) => [path, id])));
    expect(await interactive('0', '1', '2', '3')).toEqual(paths);
  });

  it('are told apart also where only another page’s manifest lists them', async () => {
    manifest('/page', { [`${next}client/components/layout-router.js`]: 1 });
    manifest('/(school)/contact/page', { '[project]/components/form.tsx': 2 });
    expect(await interactive('1', '2')).toEqual(['[project]/components/form.tsx']);
  });

  it('need their scripts if one number stands for several files, and one of these does', async () => {
    manifest('/page', { [`${next}client/components/layout-router.js`]: 1, '[project]/a.tsx': 1 });
    expect(await interactive('1')).toEqual(['[project]/a.tsx']);
  });

  it('stop the build when a page renders one that no manifest knows', async () => {
    manifest('/page', { '[project]/a.tsx': 1 });
    await expect(interactive('404')).rejects.toThrow(
      'it renders the client module 404, which the build does not know',
    );
  });

  it('stop the build when there is no manifest at all', async () => {
    mkdirSync(join(build, 'server', 'app'), { recursive: true });
    await expect(readClientModules(build)).rejects.toThrow('run next build before this');
  });
});
