/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finish } from '@/scripts/finish';
import { filesIn } from '@/scripts/files';

/**
 * The rules of the finishing step, on pages as small as they can be. What it makes of the markup that
 * Next really writes is tested on the finished export (e2e/weight.spec.ts).
 */
type Files = Record<string, string>;

const nextScripts =
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js">' +
  '<script src="/_next/static/chunks/a.js" async></script><script id="_R_">boot()</script>' +
  '<script>self.__next_f.push([1,"payload"])</script>';
const page = (body = '<p>Hello</p>', head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>School</title>${head}` +
  `</head><body>${body}${nextScripts}</body></html>`;
const form =
  '<div data-island="contact-form" data-props="{}"><form action="mailto:a@b.example"></form></div>';

const built: Files = {
  'server/app/page_client-reference-manifest.js': manifest(
    '[project]/node_modules/next/dist/client/components/something-new.js',
    '[project]/components/contact-form/contact-form.tsx',
  ),
};

function manifest(...paths: string[]) {
  const clientModules = Object.fromEntries(paths.map((path) => [path, { id: 1 }]));
  return `globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules, ssrModuleMapping: { 1: { '*': { id: 1 } } } })}`;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(root: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** Finishes an export as the build does, and reads what is there then. */
async function finished(files: Files, { build = built, mailOrigin = '' } = {}): Promise<Files> {
  const [exportDirectory, buildDirectory] = [join(folder, 'out'), join(folder, 'build')];
  write(exportDirectory, files);
  write(buildDirectory, build);
  const emailjs = { publicKey: 'k', serviceId: 's', templateId: 't', origin: mailOrigin };
  await finish({
    exportDirectory,
    buildDirectory,
    basePath: '',
    configuration: { emailjs: mailOrigin ? emailjs : null },
  });
  return exported();
}

async function exported(): Promise<Files> {
  const out = join(folder, 'out');
  const names = await filesIn(out);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

describe('a page', () => {
  it('loses Next’s scripts and nothing else, and gets a policy', async () => {
    const data = '<script type="application/ld+json">{"@type":"School"}</script>';
    const body = `<p>self.__next_f.push</p><script type="speculationrules">{}</script>`;
    const { 'index.html': html = '' } = await finished({ 'index.html': page(body, data) });
    expect(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(
      page(body, data).replace(nextScripts, ''),
    );
    expect(html).toMatch(/^<!DOCTYPE html>.*<meta charset="utf-8"><meta http-equiv="Content-Sec/);
  });

  it('with an island gets a loader and the island’s own bundle, without Next', async () => {
    const files = await finished({ 'c.html': page(form) }, { mailOrigin: 'https://mail.example' });
    const html = files['c.html'] ?? '';
    expect(html).not.toMatch(/_next\/static\/chunks|__next_f|_R_/);
    const [, address = ''] = /"contact-form":"\/(_next\/static\/islands\/[\w.-]+\.js)"/.exec(html)!;
    expect(files[address]).toContain('hydrateRoot');
    expect(Object.keys(files)).toEqual(['_headers', address, 'c.html']);
    expect(html).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(html).toContain("connect-src 'self' https://mail.example; form-action mailto:;");
  });
});

describe('an export', () => {
  const whole: Files = {
    '404.html': page(),
    '_not-found.html': page(),
    '_not-found.txt': 'payload',
    '_not-found/__next._full.txt': 'payload',
    'index.html': page(
      '<p>Hello</p>',
      '<style>@font-face{src:url(/_next/media/f.1.woff2)}</style>',
    ),
    'index.txt': 'payload',
    'about/__next._tree.txt': 'payload',
    'contact.html': page(form),
    'contact.txt': 'payload',
    'robots.txt': 'from app/robots.ts',
    'hello.txt': 'from public/',
    'photos/a.1f.avif': 'picture',
    '_next/media/f.1.woff2': 'font',
    '_next/static/chunks/a.js': 'Next',
    '_next/static/site/_buildManifest.js': 'Next',
  };

  it('keeps what pages need and what is not Next’s, and is the same each time', async () => {
    const files = await finished(whole);
    expect(Object.keys(files)).toEqual([
      '404.html',
      '_headers',
      '_next/media/f.1.woff2',
      expect.stringMatching(/^_next\/static\/islands\/contact-form\.\w+\.js$/),
      'contact.html',
      'hello.txt',
      'index.html',
      'photos/a.1f.avif',
      'robots.txt',
    ]);
    rmSync(join(folder, 'out'), { recursive: true });
    expect(await finished(whole)).toEqual(files);
  });
});

describe('the build stops, and no page is changed, when', () => {
  it.each([
    ['a page has no script of Next', '<!DOCTYPE html><meta charset="utf-8">', 'no script of Next'],
    ['a script of Next would stay', page('<script>__next_new()</script>'), '“__next_new()…”'],
    ['a page asks for a script of its own', page('<script src="/a.js"></script>'), '“/a.js”'],
    ['a page has an inline style', page('<p style="color:red">'), 'p has a style attribute'],
    ['a page has no charset', page().replace('<meta charset="utf-8">', ''), 'no <meta charset>'],
  ])('%s', async (_, html, sentence) => {
    const files = { 'index.html': page(), 'a.html': html };
    await expect(finished(files)).rejects.toThrow(sentence);
    await expect(finished(files)).rejects.toThrow('a.html cannot be finished: ');
    expect(await exported()).toEqual(files);
  });

  it('an island has no file to hydrate it', async () => {
    const files = { 'a.html': page('<div data-island="finder"></div>') };
    await expect(finished(files)).rejects.toThrow(
      'Could not resolve "components/finder/browser-entry.tsx"',
    );
  });

  it.each(['[project]/components/site-header.tsx', '[project]/node_modules/carousel/index.js'])(
    'the build has a client component that is no island: %s',
    async (path) => {
      const build = {
        ...built,
        'server/app/contact/page_client-reference-manifest.js': manifest(path),
      };
      await expect(finished({ 'a.html': page() }, { build })).rejects.toThrow(
        /^\S+ is a client component \('use client'\)/,
      );
    },
  );

  it('there is no build', async () => {
    const build = { ...built, 'server/app/page_client-reference-manifest.js': '' };
    await expect(finished({ 'a.html': page() }, { build })).rejects.toThrow(
      'names a client component',
    );
  });
});
