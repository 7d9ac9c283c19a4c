import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { elementsIn, parsePage } from '@/scripts/html/page-elements';
import { contentSecurityPolicy } from '@/scripts/postbuild/policy';
import { rewriteExport } from '@/scripts/postbuild/rewrite-export';
import { allFilesIn } from '@/scripts/system/files';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

type Files = Record<string, string>;

const nextScripts =
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js">' +
  '<link rel="modulepreload" href="/_next/static/chunks/b.js"><link rel="expect" href="#_R_">' +
  '<script src="/_next/static/chunks/a.js" async></script><script id="_R_">boot()</script>' +
  '<script>self.__next_f.push([1,"payload"])</script>';
const page = (body = '<p>Hello</p>', head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>School</title>${head}` +
  `</head><body>${body}${nextScripts}</body></html>`;
const row = (path: string, alsoAt: string[] = []) => ({ path, alsoAt });

/** The files of an export after the postbuild step. */
function finished(files: Files, pages = [row('/')]): Files {
  write('out', { '404.html': page(), 'index.html': page(), ...files });
  rewriteExport({
    exportDirectory: pathOf('out'),
    publicDirectory: pathOf('public'),
    siteUrl: 'https://school.example',
    pages,
  });
  const names = allFilesIn(pathOf('out'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(pathOf('out', name), 'utf8')]));
}

const withoutPolicy = (html = '') =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
const finishedPage = (body: string, head: string) =>
  page(`<!--email_off-->${body}`, head).replace(nextScripts, '<!--/email_off-->');

test('a page loses every script but keeps data, and gets a policy', () => {
  const data =
    '<link rel="canonical" href="/"><script type="application/ld+json">{"@type":"School"}</script>';
  const body = `<p>self.__next_f.push &amp; “more”</p><script type="speculationrules">{}</script>`;
  const { 'index.html': html = '' } = finished({ 'index.html': page(body, data) });
  expect(withoutPolicy(html)).toBe(finishedPage(body, data));
  expect(html).toMatch(/^<!DOCTYPE html>.*<meta charset="utf-8"><meta http-equiv="Content-Sec/);
});

test('a draft’s sitemap, which lists no page, is deleted', () => {
  const sitemap = '<urlset><url><loc>https://school.example</loc></url></urlset>';
  expect(finished({ 'sitemap.xml': sitemap })).toHaveProperty(['sitemap.xml'], sitemap);
  expect(finished({ 'sitemap.xml': '<urlset></urlset>' })).not.toHaveProperty(['sitemap.xml']);
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('styles lose their white space, and the policy has the hash of what remains', () => {
  const style = (css: string) => `<p>Hello</p><svg><style media="print">${css}</style></svg>`;
  const { 'index.html': html = '' } = finished({
    'index.html': page(style('\n  nav &gt; p {\n    color: red;\n  }\n')),
  });
  expect(html).toContain(style('nav>p{color:red}').replace('>p', '&gt;p'));
  expect(html).toContain(`style-src ${hash('nav>p{color:red}')}`);
});

test('an export keeps what pages need and nothing that only Next needs', () => {
  const css = '@font-face{src:url(/_next/media/f.1.woff2)}</style>';
  const image = '<meta property="og:image" content="/a.jpg">';
  const style = `<style data-precedence="next" data-href="/_next/static/chunks/a.css">${css}`;
  const own = {
    '.htaccess': 'ErrorDocument',
    '.well-known/security.txt': 'Contact',
    'google1.html': 'verification',
    'google1.txt': 'mine',
  };
  const leftovers = { 'files/.gitkeep': '', 'files/Thumbs.db': '', 'files/~$a.docx': '' };
  const ofNext = {
    '_not-found.html': '',
    '_not-found.txt': '',
    'about/__next._tree.txt': '',
    '_next/static/chunks/a.js': '',
  };
  write('public', { ...own, ...leftovers });
  const needed = { ...own, 'robots.txt': 'all', '_next/media/f.1.woff2': 'font' };
  const index = page('<p>Hello</p>', style + image);
  const files = finished({ ...needed, ...leftovers, ...ofNext, 'index.html': index });
  const { '404.html': notFound, 'index.html': home, ...rest } = files;
  expect(rest).toEqual(needed);
  for (const folder of ['about', 'files']) expect(existsSync(pathOf('out', folder))).toBe(false);
  expect(withoutPolicy(notFound)).toBe(finishedPage('<p>Hello</p>', ''));
  // The picture comes before the styles, because Slack reads only the first 32 KB of a page.
  expect(withoutPolicy(home)).toBe(finishedPage('<p>Hello</p>', `${image}<style>${css}`));
});

test('a page is at each of its addresses, with and without a slash', () => {
  const alsoAt = ['/join', '/Old/us.html', '/es/Ask/', '/camp/index.html', '/meet'];
  // /meet is also a folder of app/, and the copy replaces it.
  const stock = { 'apply.html': page('<p>Apply</p>'), 'meet.html': page(), 'meet.txt': '' };
  const files = finished(stock, [row('/apply', alsoAt)]);
  const copies = ['Old/us', 'apply', 'camp', 'es/Ask', 'join', 'meet'].flatMap((name) => [
    `${name}.html`,
    `${name}/index.html`,
  ]);
  expect(Object.keys(files).sort()).toEqual(['404.html', ...copies].sort());
  expect(new Set(copies.map((name) => files[name]))).toEqual(new Set([files['apply.html']]));
});

test('a page doesn’t replace a text file of its name', () => {
  write('public', { 'apply.txt': 'Licenses' });
  const files = finished({ 'apply.html': page(), 'apply.txt': 'payload' }, [row('/apply')]);
  expect(Object.keys(files)).toContain('apply/index.html');
  expect(files['apply.txt']).toBe('Licenses');
});

const policyOf = (html: string, mailOrigin?: string) =>
  contentSecurityPolicy(elementsIn(parsePage(html)), mailOrigin);

test('the policy of a plain page allows only this site’s pictures and fonts', () => {
  expect(policyOf('<p>', 'https://mail.example')).toBe(
    "default-src 'none'; img-src 'self'; font-src 'self'; " +
      "form-action 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'",
  );
});

const mailto = '<form action="mailto:office@school.example"></form>';
const form = `<div data-island="contact-form">${mailto}</div>`;
const frame = '<iframe src="https://forms.example/a" srcdoc="<style>p{}</style>"></iframe>';
const preview = '<iframe src="http://127.0.0.1:4173/form"></iframe>';
const script = '<script>load()</script>';

// Playwright proves that no policy blocks what a page needs: the browser reports what it blocks.
test.each([
  ['style-src', 'a style in a frame’s own page', frame, hash('p{}')],
  ['frame-src', 'a frame', frame, 'https:'],
  ['frame-src', 'the sample form of a preview', frame + preview, 'https: http://127.0.0.1:4173'],
  ['script-src', 'a script', script, hash('load()')],
  ['script-src', 'the contact form', form + script, `'self' ${hash('load()')}`],
  ['form-action', 'the contact form', form, 'mailto:'],
  ['form-action', 'another form', mailto, "'none'"],
  ['connect-src', 'the contact form', form, 'https://mail.example'],
])('the %s of a page with %s', (name, _, html, sources) => {
  expect(policyOf(html, 'https://mail.example').split('; ')).toContain(`${name} ${sources}`);
});

test('a form that isn’t connected may send nothing', () => {
  expect(policyOf(form)).not.toContain('connect-src');
});

test('browsers keep only files with a hash in their names for more than a day', () => {
  const rules = readFileSync('public/_headers', 'utf8').split(/^(?=\/)/m);
  const longLived = rules.filter((rule) => /^\s+cache-control:.*max-age=\d{6}/im.test(rule));
  expect(longLived).not.toEqual([]);
  for (const rule of longLived)
    expect(rule).toMatch(/^\S*\/(_next\/static\/\*|photos\/\*\.avif)\n/);
});
