/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../scripts/check/report';

const alive: [string, string][] = [
  ['a page', '<a href="/tuition">'],
  ['the home page', '<a href="/">'],
  ['a page that is a folder', '<a href="/admissions">'],
  ['a place on another page', '<a href="/tuition#prices">'],
  ['a place on the same page', '<a href="#here">'],
  ['the top', '<a href="#top">'],
  ['a page with a question', '<a href="/tuition?from=home#prices">'],
  ['a file', '<a href="/downloads/school.vcf">'],
  [
    'pictures',
    '<img src="/photos/se%C3%B1ora.jpg" srcset="/photos/a.avif 640w, /photos/a.avif 2x">',
  ],
  ['another site', '<a href="https://example.org/nothing#here">'],
  ['another site without its protocol', '<a href="//example.org/nothing">'],
  ['mail and telephone', '<a href="mailto:a@b.example">a</a><a href="tel:+14135550199">'],
  ['a drawing in the page', '<svg><symbol id="leaf"/></svg><svg><use href="#leaf"/></svg>'],
];
const dead: [string, string, RegExp][] = [
  [
    'a page that does not exist',
    '<a href="/summer">',
    /leads to \/summer, and there is no such page or file/,
  ],
  [
    'a place that the page does not have',
    '<a href="/tuition#price">',
    /“#price”, which \/tuition does not have: use one/,
  ],
  [
    'a row of prices that does not exist',
    '<a href="/tuition#toddler-5-evenings">',
    /which \/tuition does not have/,
  ],
  [
    'a place that this page does not have',
    '<a href="#forms">',
    /“#forms”, which this page does not have/,
  ],
  [
    'a file that does not exist',
    '<a href="/downloads/questions.pdf">',
    /leads to \/downloads\/questions\.pdf/,
  ],
  [
    'a picture that does not exist',
    '<img src="/photos/heron.jpg">',
    /leads to \/photos\/heron\.jpg/,
  ],
  [
    'a size that does not exist',
    '<img srcset="/photos/hero-9.avif 9w">',
    /leads to \/photos\/hero-9\.avif/,
  ],
];
const written: [string, string, string][] = [
  ['a page', '<a href="/contact-us">', 'content/tuition.ts:3'],
  ['a place on another page', '<a href="/admissions#questions">', 'content/tuition.ts:2'],
  ['a place on the same page', '<a href="#us">', 'content/tuition.ts:2'],
  ['a place with a percent sign', '<a href="/tuition#100%">', 'content/tuition.ts:4'],
  ['a place between double quotation marks', '<a href="/#nope">', 'content/tuition.ts:5'],
  ['a place between back-ticks', '<a href="/#none">', 'content/tuition.ts:6'],
];
const content = `export const tuition = define('tuition', tuitionSchema, {
  lead: 'See [the questions](/admissions#questions) and [us](#us).',
  link: { label: 'Ask', href: '/contact-us' },
  percent: { label: 'All', href: '/tuition#100%' },
  quoted: { label: 'Nothing', href: "/#nope" },
  ticked: { label: 'None', href: \`/#none\` },
  sections: [{ id: 'sleep' }, { id: 'food' }],
});`;

let folder: string;
/** What is said of each case, whose words stand alone on a page. */
let sentences: Record<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-links-'));
  const cases = [...alive, ...dead, ...written].map(([, words], index) => [
    `case-${index}.html`,
    words,
  ]);
  const pages = Object.fromEntries(
    cases.map(([name, words]) => [
      name,
      `<!doctype html><title>A</title><h1 id="here">A</h1>${words}`,
    ]),
  );
  const site = {
    'index.html': '<!doctype html><title>Home</title>',
    'tuition.html': '<!doctype html><title>Tuition</title><table id="prices"></table>',
    'admissions/index.html': '<!doctype html><title>Admissions</title>',
    'downloads/school.vcf': 'BEGIN:VCARD',
    'photos/a.avif': '',
    'photos/señora.jpg': '',
  };
  write('content', { 'tuition.ts': content });
  write('out', { ...site, ...pages });
  sentences = linkFindings('out', '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(alive)('a link to %s is alive', (_, words) => {
  expect(sentencesOn(words)).toEqual([]);
});

test.each(dead)('a link to %s is told by its page', (_, words, sentence) => {
  expect(sentencesOn(words)).toEqual([expect.stringMatching(sentence)]);
});

test.each(written)('a dead link to %s is told at the line that writes it', (_, words, place) => {
  expect(sentencesOn(words)).toEqual([]);
  const [, address] = /"(?:\/[\w-]*(?=#))?#?([\w/%-]+)"/.exec(words) ?? [];
  expect(sentences[place]?.join('\n')).toContain(address);
});

test('an id that a page has twice is told once, at the line that writes it or by the page', () => {
  write('twice', {
    'index.html': '<h2 id="sleep">A</h2><h2 id="food">B</h2><p id="sleep">C</p><p id="row-5">D</p>',
    'tuition.html': '<i id="sleep">A</i><i id="row-5">B</i><i id="row-5">C</i><i id="">D</i>',
  });
  expect(linkFindings('twice', '')).toEqual({
    'content/tuition.ts:7': [
      expect.stringMatching(/^index\.html has the id “sleep” twice, .+: change one of them\.$/),
    ],
    'twice/tuition.html': [expect.stringMatching(/^tuition\.html has the id “row-5” twice/)],
  });
});

test('below a path links have the path before them, and one that leaves it is dead', () => {
  write('below', {
    'index.html':
      '<a href="/repo">a</a><a href="/repo/">b</a><a href="/repo/tuition#prices">c</a><a href="#d" id="d">d</a>',
    'tuition.html':
      '<table id="prices"></table><a href="/tuition">a</a><a href="/repository">b</a>',
    '404.html': '<a href="/repo/contact-us">a</a>',
  });
  expect(linkFindings('below', '/repo')).toEqual({
    'below/tuition.html': [
      expect.stringContaining('leads to /tuition,'),
      expect.stringContaining('leads to /repository,'),
    ],
    'content/tuition.ts:3': [expect.stringContaining('leads to /contact-us,')],
  });
});

function write(room: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, room, dirname(name)), { recursive: true });
    writeFileSync(join(folder, room, name), text);
  }
}

function sentencesOn(words: string): string[] {
  const index = [...alive, ...dead, ...written].findIndex(([, each]) => each === words);
  return sentences[`out/case-${index}.html`] ?? [];
}

/** Jest cannot load parse5, which is an ES module; Node with tsx can, as it does for the build. */
function linkFindings(site: string, basePath: string): Record<string, string[]> {
  const links = JSON.stringify(pathToFileURL(resolve('scripts/check/links.ts')).href);
  const parameters = [`${folder}/${site}`, basePath, folder].map((each) => JSON.stringify(each));
  const script =
    `import { linkFindings } from ${links};` +
    `console.log(JSON.stringify(await linkFindings(${parameters.join()})));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const told: Record<string, string[]> = {};
  for (const { file, line, sentence } of JSON.parse(stdout) as Finding[]) {
    const place =
      file.slice(file.startsWith(folder) ? folder.length + 1 : 0) + (line ? `:${line}` : '');
    told[place] = [...(told[place] ?? []), sentence];
  }
  return told;
}
