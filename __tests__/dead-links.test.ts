/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkFindings } from '@/scripts/check/links';

const pages = {
  'index.html': '<title>Home</title>',
  'tuition.html': '<title>Tuition</title><table id="prices"></table>',
  'admissions/index.html': '<title>Admissions</title>',
  'downloads/school.vcf': 'BEGIN:VCARD',
  'photos/a.avif': '',
  'photos/señora.jpg': '',
};
const content = `export default define(tuitionSchema, {
  lead: 'See [the questions](/admissions#questions) and [us](#us).',
  link: { label: 'Ask', href: '/contact-us' },
  percent: { label: 'All', href: '/tuition#100%' },
  quoted: { label: 'Nothing', href: "/#nope" },
  ticked: { label: 'None', href: \`/#none\` },
  sections: [{ id: 'sleep' }, { id: 'food' }],
});`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-links-'));
  write({ 'content/tuition.ts': content });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** What is found on a site: each sentence after the file and line that it is about. */
async function foundOn(site: Record<string, string>, basePath = ''): Promise<string[]> {
  const files = Object.entries(site).map(([name, text]) => [
    `out/${name}`,
    `<!doctype html>${text}`,
  ]);
  write(Object.fromEntries(files) as Record<string, string>);
  const findings = await linkFindings(join(folder, 'out'), basePath, folder);
  return findings.map(({ file, line, sentence }) => {
    const place = file.replace(`${folder}/`, '').replace(`${folder}\\`, '');
    return `${place}${line ? `:${line}` : ''} ${sentence}`;
  });
}

/** What is found on a page with these words. */
const foundIn = (words: string) =>
  foundOn({ ...pages, 'page.html': `<title>A</title><h1 id="here">A</h1>${words}` });

test.each([
  ['a page', '<a href="/tuition">'],
  ['the home page', '<a href="/">'],
  ['a page that is a folder', '<a href="/admissions">'],
  ['a place on another page', '<a href="/tuition#prices">'],
  ['a place on the same page', '<a href="#here">'],
  ['the top', '<a href="#top">'],
  ['a page with a query', '<a href="/tuition?from=home#prices">'],
  ['a file', '<a href="/downloads/school.vcf">'],
  [
    'pictures',
    '<img src="/photos/se%C3%B1ora.jpg" srcset="/photos/a.avif 640w, /photos/a.avif 2x">',
  ],
  ['another site', '<a href="https://example.org/nothing#here">'],
  ['another site without its protocol', '<a href="//example.org/nothing">'],
  ['mail and telephone', '<a href="mailto:a@b.example">a</a><a href="tel:+14135550199">'],
  ['a drawing in the page', '<svg><symbol id="leaf"/></svg><svg><use href="#leaf"/></svg>'],
])('a link to %s is alive', async (_, words) => {
  expect(await foundIn(words)).toEqual([]);
});

test.each([
  ['a page', '<a href="/summer">', /to \/summer, and there is no such page or file/],
  [
    'a place on another page',
    '<a href="/tuition#price">',
    /“#price”, which \/tuition does not have/,
  ],
  ['a place on this page', '<a href="#forms">', /“#forms”, which this page does not have/],
  ['a file', '<a href="/downloads/questions.pdf">', /to \/downloads\/questions\.pdf/],
  ['a picture', '<img src="/photos/heron.jpg">', /to \/photos\/heron\.jpg/],
  ['a size of a picture', '<img srcset="/photos/hero-9.avif 9w">', /to \/photos\/hero-9\.avif/],
])('a link to %s that does not exist is reported by its page', async (_, words, sentence) => {
  const found = await foundIn(words);
  expect(found).toEqual([expect.stringMatching(sentence)]);
  expect(found[0]).toMatch(/^out\/page\.html /);
});

test.each([
  ['a page', '/contact-us', 3, /to \/contact-us/],
  ['a place on another page', '/admissions#questions', 2, /“#questions”/],
  ['a place on the same page', '#us', 2, /“#us”/],
  ['a place with a percent sign', '/tuition#100%', 4, /“#100%”/],
  ['a place between double quotation marks', '/#nope', 5, /“#nope”/],
  ['a place between back-ticks', '/#none', 6, /“#none”/],
])('a dead link to %s is reported at the line that has it', async (_, href, line, sentence) => {
  const found = await foundIn(`<a href="${href}">`);
  expect(found).toEqual([expect.stringMatching(sentence)]);
  expect(found[0]).toMatch(new RegExp(`^content/tuition\\.ts:${line} `));
});

test('an id that a page has twice is reported once, at the line that has it or by the page', async () => {
  const found = await foundOn({
    'index.html': '<h2 id="sleep">A</h2><h2 id="food">B</h2><p id="sleep">C</p><p id="row-5">D</p>',
    'tuition.html': '<i id="sleep">A</i><i id="row-5">B</i><i id="row-5">C</i><i id="">D</i>',
  });
  expect(found).toEqual([
    expect.stringMatching(/^content\/tuition\.ts:7 index\.html has the id “sleep” twice, /),
    expect.stringMatching(/^out\/tuition\.html tuition\.html has the id “row-5” twice/),
  ]);
});

test('links of a site under a path begin with it, and one that leaves it is dead', async () => {
  const found = await foundOn(
    {
      'index.html':
        '<a href="/repo">a</a><a href="/repo/">b</a><a href="/repo/tuition#prices">c</a><a href="#d" id="d">d</a>',
      'tuition.html':
        '<table id="prices"></table><a href="/tuition">a</a><a href="/repository">b</a>',
      '404.html': '<a href="/repo/contact-us">a</a>',
    },
    '/repo',
  );
  expect(found.sort()).toEqual([
    expect.stringMatching(/^content\/tuition\.ts:3 .+ to \/contact-us,/),
    expect.stringMatching(/^out\/tuition\.html .+ to \/repository,/),
    expect.stringMatching(/^out\/tuition\.html .+ to \/tuition,/),
  ]);
});
