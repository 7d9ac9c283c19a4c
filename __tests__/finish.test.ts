/** @jest-environment node */
import { bare, builtFiles, finished, form, menu, page, splitPolicy } from './finish-export';

// Each export is finished in a process of its own, which takes its time beside other work.
jest.setTimeout(60_000);

const data = '<script type="application/ld+json">{"@type":"School"}</script>';
const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
const markedForm =
  '<form data-hydrate="on-interaction" action="mailto:a@b.example"><input name="n"/></form>';
const waiting = page({ body: markedForm, rendered: [2] });

describe('a page without a client component', () => {
  it('loses Next’s scripts and nothing else, and gets a policy', () => {
    const html = page({ head: data, body: `<p>self.__next_f.push</p>${rules}` });
    const { files, refused } = finished({ 'index.html': html, ...builtFiles });
    expect(refused).toBe(false);
    const { policy, rest } = splitPolicy(files['index.html']);
    expect(rest).toBe(bare(html));
    expect(rest).not.toContain('/_next/');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; /);
    expect(Object.keys(files)).toEqual(['_headers', 'index.html']);
  });

  it('does so under a path too', () => {
    const html = page({ base: '/repo' });
    const { files } = finished({ 'index.html': html, ...builtFiles }, { base: '/repo' });
    expect(splitPolicy(files['index.html']).rest).toBe(bare(html));
    expect(files._headers).toContain('/repo/_next/static/*\n');
  });
});

describe('a page with a client component', () => {
  it('keeps all of Next’s scripts, and is named with its component', () => {
    const html = page({ rendered: [3] });
    const { files, words } = finished({ 'index.html': html, ...builtFiles });
    const { policy, rest } = splitPolicy(files['index.html']);
    expect(rest).toBe(html);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){3};/);
    expect(words).toContain(`index.html keeps scripts for ${menu}.`);
  });

  it('loads them late where its form says so, and then all of them', () => {
    const { files } = finished(
      { 'contact.html': waiting, ...builtFiles },
      { mailOrigin: 'https://mail.example' },
    );
    const { policy, rest } = splitPolicy(files['contact.html']);
    const [loader = ''] = /<script>\(function loadLate.*<\/script>/.exec(rest) ?? [];
    expect(rest.replace(loader, '')).toBe(bare(waiting));
    expect(policy).toMatch(/script-src 'strict-dynamic' 'sha256-[^']+';/);
    expect(policy).toContain('connect-src https://mail.example; form-action mailto:;');
    const [, late = ''] = /\(\["\/(_next\/static\/late\/.*?)",/.exec(loader) ?? [];
    expect(files[late]).toContain('boot();\n(self.__next_f=');
    expect(loader).toContain(`["/${late}","/_next/static/chunks/main1.js"]`);
  });

  it('stops the build where another component would wait for the form', () => {
    const { words } = finished({ 'c.html': page({ body: markedForm, rendered: [2, 3] }) });
    expect(words).toContain(`c.html cannot be finished: data-hydrate`);
    expect(words).toContain(`${form}, ${menu}`);
  });
});

describe('an export', () => {
  const whole = {
    '404.html': page(),
    '_not-found.html': page(),
    '_not-found.txt': 'payload',
    '_not-found/__next._full.txt': 'payload',
    '__next._tree.txt': 'payload',
    'index.html': page(),
    'index.txt': 'payload',
    'contact.html': waiting,
    'contact.txt': 'payload',
    'contact/__next._tree.txt': 'payload',
    'robots.txt': 'from app/robots.ts',
    'hello.txt': 'from public/',
    'photos/a.1f.avif': 'picture',
    ...builtFiles,
  };
  let first: ReturnType<typeof finished>;
  beforeAll(() => {
    first = finished(whole);
  });

  it('keeps the files that pages need, those they load later, and what is not Next’s', () => {
    const late = expect.stringMatching(/^_next\/static\/late\//) as string;
    expect(Object.keys(first.files)).toEqual([
      '404.html',
      '_headers',
      '_next/static/chunks/later1.js',
      '_next/static/chunks/main1.js',
      late,
      'contact.html',
      'hello.txt',
      'index.html',
      'photos/a.1f.avif',
      'robots.txt',
    ]);
  });

  it('is told of in one table', () => {
    expect(first.words).toMatch(/^KiB, before → after +HTML +HTML, brotli +JavaScript, brotli$/m);
    expect(first.words).toMatch(/^index\.html +\d\.\d → \d\.\d +\d\.\d → \d\.\d +0\.0 → 0\.0$/m);
    expect(first.words).toMatch(/^contact\.html .* → 0\.0 \(0\.\d when used\)$/m);
  });

  it('is the same to the byte when it is finished anew', () => {
    expect(finished(whole).files).toEqual(first.files);
  });
});

it('warns of a page that does not fit into the first round trip', () => {
  const noise = Array.from({ length: 6000 }, (_, index) => Math.sin(index + 1)).join(' ');
  const { words, refused } = finished({ 'index.html': page({ body: noise }), ...builtFiles });
  expect(refused).toBe(false);
  expect(words).toMatch(/index\.html weighs \d+\.\d KiB in brotli, more than the 12\.0 KiB/);
});

describe('the build stops, and nothing is changed, when', () => {
  it.each([
    [
      'a page renders a module that no manifest knows',
      page({ rendered: [77] }),
      'a.html cannot be finished: it renders the client module 77, which the build does not know.',
    ],
    [
      'a page is not Next’s',
      '<!DOCTYPE html><meta charset="utf-8">',
      'a.html cannot be finished: it does not have the scripts that Next writes',
    ],
    [
      'a page’s payload breaks off',
      page().replace('"X\\"]\\n', '"X\\"]'),
      'a.html cannot be finished: it breaks off',
    ],
    [
      'a page has an inline style',
      page({ body: '<p style="color:red">' }),
      'p has a style attribute',
    ],
    [
      'a page has no charset',
      page().replace('<meta charSet="utf-8"/>', ''),
      'it has no <meta charset>',
    ],
  ])('%s', (_, html, sentence) => {
    const files = { 'index.html': page(), 'a.html': html, ...builtFiles };
    const after = finished(files);
    expect(after.refused).toBe(true);
    expect(after.words).toContain(`UserError: `);
    expect(after.words).toContain(sentence);
    expect(after.files).toEqual(files);
  });

  it('a page of the build has no HTML', () => {
    const { words } = finished({ 'index.html': page() }, { routes: ['/', '/tuition'] });
    expect(words).toContain(
      'UserError: The build has a page /tuition, but there is no tuition.html in the export.',
    );
  });

  it('the export has been finished before', () => {
    const { files } = finished({ 'index.html': page(), ...builtFiles });
    expect(finished(files).words).toContain('or has been finished before.');
  });
});
