import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finish, type FinishOptions } from '@/scripts/finish/finish-export';
import { publicFileFindings } from '@/scripts/check/public-files';
import { filesIn } from '@/scripts/system/files';
import { headersFor } from '@/scripts/preview/headers-file';
import { pathOf, write } from './temporary-folder';

// The rules of the finishing step, on minimal pages. e2e/gate/published.ts and e2e/weight.spec.ts test
// what the step makes of the pages that Next writes.

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

const row = (path: string, formerly: string[] = []) => ({
  ...{ path, formerly, name: 'R & B', alsoAt: [], lang: undefined },
});

/** Finishes an export as the build does, and returns the files of the finished export. */
async function finished(files: Files, options: Partial<FinishOptions> = {}): Promise<Files> {
  write('out', files);
  await finish({
    exportDirectory: pathOf('out'),
    publicDirectory: pathOf('public'),
    siteUrl: 'https://school.example',
    pages: [],
    ...options,
  });
  return exported();
}

async function exported(): Promise<Files> {
  const out = pathOf('out');
  const names = await filesIn(out);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

test('a page loses Next’s scripts and nothing else, and gets a policy', async () => {
  const data = '<script type="application/ld+json">{"@type":"School"}</script>';
  const body = `<p>self.__next_f.push &amp; “more”</p><script type="speculationrules">{}</script>`;
  const { 'index.html': html = '' } = await finished({ 'index.html': page(body, data) });
  expect(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(
    page(body, data).replace(nextScripts, ''),
  );
  expect(html).toMatch(/^<!DOCTYPE html>.*<meta charset="utf-8"><meta http-equiv="Content-Sec/);
});

test('an export contains the license notices of the software and fonts in it', async () => {
  const { 'licenses.txt': notices = '', ...files } = await finished({ 'c.html': page(form) });
  const [, bundle = ''] = / data-bundle="\/([^"]+)"/.exec(files['c.html']!) ?? [];
  expect(files[bundle]).toMatch(/^\/\*! \/licenses\.txt \*\//);
  for (const words of [
    /^react-dom\n\nMIT License\n\nCopyright \(c\) Meta/m,
    /^@emailjs\/browser\n\nBSD 3-Clause License/m,
    /^tailwindcss\n\nMIT License/m,
    /^@fontsource\/fraunces\n\nCopyright 2020 The Fraunces Project Authors/m,
  ]) {
    expect(notices).toMatch(words);
  }
});

test('an export keeps what pages need, loses what only Next needs, and is the same each time', async () => {
  const own = { 'google1234.html': 'google-site-verification', 'google1234.txt': 'mine' };
  write('public', { ...own, 'files/.gitkeep': '' });
  const font = '<style>@font-face{src:url(/_next/media/f.1.woff2)}</style>';
  const kept: Files = {
    ...own,
    'photos/a.1f.avif': 'picture',
    '_next/media/f.1.woff2': 'font',
  };
  const stock: Files = {
    ...kept,
    'files/.gitkeep': '',
    '404.html': page(),
    '_not-found.html': page(),
    '_not-found.txt': 'payload',
    'index.html': page('<p>Hello</p>', font),
    'index.txt': 'payload',
    'about/__next._tree.txt': 'payload',
    '_next/static/chunks/a.js': 'Next',
  };
  const pages = [row('/')];
  const files = await finished(stock, { pages });
  const made = ['404.html', 'index.html', '.htaccess', '_headers', 'licenses.txt'];
  expect(Object.keys(files).sort()).toEqual([...Object.keys(kept), ...made].sort());
  expect(files).toMatchObject(kept);
  rmSync(pathOf('out'), { recursive: true });
  expect(await finished(stock, { pages })).toEqual(files);
});

test('a page has each of its addresses, with and without a slash, and an old one redirects to it', async () => {
  const formerly = ['/ask', '/Old/us.html', '/a/B%20ç.php', '/es/Ask/', '/camp/index.html'];
  const files = await finished(
    // A page of app/ was at one of the old addresses.
    {
      'apply.html': page(),
      'ask.html': page(form),
      'ask.txt': '',
    },
    {
      siteUrl: 'https://school.example/repo',
      pages: [{ ...row('/apply', formerly), alsoAt: ['/join'] }],
    },
  );
  const pages = ['Old/us', 'apply', 'ask', 'camp', 'es/Ask', 'join'];
  const made = ['.htaccess', '_headers', '_redirects', 'licenses.txt'];
  const names = [...made, ...pages.flatMap((name) => [`${name}.html`, `${name}/index.html`])];
  expect(Object.keys(files).sort()).toEqual(names.sort());
  expect(files['camp.html']).toContain('<a href="/repo/apply">R &amp; B</a>');
  expect(files._redirects).toBe(
    '/repo/ask /repo/apply 301\n/repo/Old/us.html /repo/apply 301\n' +
      '/repo/a/B%20%C3%A7.php /repo/apply 301\n/repo/es/Ask/ /repo/apply 301\n' +
      '/repo/camp/index.html /repo/apply 301\n',
  );
  expect(files['.htaccess']).toContain(
    'RewriteRule ^a/B\\x20\\xC3\\xA7\\.php(\\.html)?/?$ /repo/apply [R=301,L]\n' +
      'RewriteRule ^es/Ask(\\.html)?/?$ /repo/apply [R=301,L]\n',
  );
});

test('a school’s own lines for hosts follow the site’s, unchanged', async () => {
  const own = {
    _redirects: '/camp https://camp.example 302',
    _headers: '/a.pdf\n  X-A: b',
    '.htaccess': '# A',
  };
  write('public', own);
  const pages = [row('/apply', ['/ask.php'])];
  const { _redirects, _headers, ...files } = await finished(
    { ...own, 'apply.html': page() },
    { pages },
  );
  expect(_redirects?.split('\n').filter(Boolean)).toEqual(['/ask.php /apply 301', own._redirects]);
  expect(files['.htaccess']).toMatch(/^ErrorDocument [^]+\n# A$/);
  expect(headersFor(_headers!, '/a.pdf').get('x-a')).toBe('b');
  expect(headersFor(_headers!, '/apply').get('x-frame-options')).toBe('DENY');
});

test('a file in public/ is a mistake if the site makes a page or a file of the same name', async () => {
  const lost = [
    '404.html',
    'A.html',
    'a.txt',
    'ask-us.html',
    'ask/index.html',
    'es/404.html',
    'robots.txt',
  ];
  const kept = ['100%.pdf', '_headers', 'a/form.html', 'fr/404.html', 'google1234.html'];
  write('public', Object.fromEntries([...lost, ...kept].map((name) => [name, 'own'])));
  const a = { ...row('/a', ['/ask']), alsoAt: ['/ask-us'] };
  const findings = await publicFileFindings(pathOf(), [a, { ...a, path: '/es', lang: 'es' }]);
  expect(findings.map(({ file }) => file)).toEqual(lost.map((name) => `public/${name}`));
});

describe('the build stops, and no page is changed, when', () => {
  it.each([
    ['a page has no script of Next', '<!DOCTYPE html><meta charset="utf-8">', /no script of Next/],
    ['a script of Next would stay', page('<script>__next_new()</script>'), /“__next_new\(\)…”/],
    ['a page loads another script', page('<script src="/a.js"></script>'), /“\/a\.js”/],
  ])('%s', async (_, html, sentence) => {
    const files = { 'index.html': page(), 'a.html': html };
    const named = new RegExp(`^a\\.html cannot be finished: .*${sentence.source}`);
    await expect(finished(files)).rejects.toThrow(named);
    expect(await exported()).toEqual(files);
  });
});
