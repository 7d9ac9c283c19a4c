/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { doubts } from './content-mistakes/doubts';
import type { Answer, Edit } from './content-mistakes/edit';
import { facts } from './content-mistakes/facts';
import { rightfulEdits } from './content-mistakes/rightful-edits';
import { shapes } from './content-mistakes/shapes';
import { unreadableFiles } from './content-mistakes/unreadable-files';
import { wordings } from './content-mistakes/wordings';

const mistakes = [...unreadableFiles, ...shapes, ...wordings, ...facts];
const edits = [...mistakes, ...doubts, ...rightfulEdits];
const nothing: Edit = { name: 'nothing', file: 'home.ts', replace: 'x', by: 'x' };
const fixture = resolve('__tests__/fixture-school/content');
/** A day in the fixture's school year. */
const today = '2031-10-15T12:00:00Z';
let folder: string;
let answers: Record<string, Answer>;

// All copies are checked in one process: starting one for each would take minutes.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-mistakes-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (from) => !from.includes('photos'),
  });
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  for (const edit of [nothing, ...edits]) copyWith(edit, picture);

  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      resolve('__tests__/content-mistakes/check-copies.ts'),
      join(folder, 'copies'),
      today,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (!stdout) throw new Error(stderr);
  answers = JSON.parse(stdout) as Record<string, Answer>;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('content as it is passes', () => {
  expect(answers.nothing).toEqual({ mistakes: [], warnings: [] });
});

describe('an editor who', () => {
  test.each(mistakes)('$name is stopped, at the right place, by a sentence', (edit) => {
    const { mistakes: sentences } = answerTo(edit);
    expectSentence(sentences, edit);
    const notForEditors =
      /\n\s+at |node_modules|\/tmp|\bundefined\b|Invalid|\bError\b|Unexpected|ERR_|parse|token/;
    const whole = sentences.filter((line) => !line.includes(': look again: '));
    for (const sentence of whole) {
      expect(sentence.replace(/ \(it is .*\)/g, '')).not.toMatch(notForEditors);
      expect(sentence).toMatch(/^content\/[^:]+(:\d+)?: .+\.$/);
    }
    expect(whole.length).toBeLessThanOrEqual(3);
  });

  test.each(doubts)('$name is asked to look again, and not stopped', (edit) => {
    const { mistakes: none, warnings } = answerTo(edit);
    expect(none).toEqual([]);
    expectSentence(warnings, edit);
    expect(warnings).toHaveLength(1);
  });

  test.each(rightfulEdits)('$name hears nothing', (edit) => {
    expect(answerTo(edit)).toEqual({ mistakes: [], warnings: [] });
  });

  test('begins a new year reads which prices and hours to look at again', () => {
    const { mistakes: sentences } = answers[folderName('changes the year and not the prices')]!;
    const again = sentences.filter((line) => line.includes(': look again: ')).join('\n');
    const tuition = readFileSync(join(fixture, 'tuition.ts'), 'utf8');
    for (const [, price] of tuition.matchAll(/(?:price|amount|weeks): (\d+)/g)) {
      expect(again).toMatch(new RegExp(`” is ${price}\\.`));
    }
    expect(again).toMatch(/“programs, item 1 → prices, item 1 → price” is \d+\./);
    expect(again).toContain('→ hours” is 8:30am-noon.');
  });
});

test('every edit has a name of its own', () => {
  expect(new Set(edits.map(({ name }) => folderName(name))).size).toBe(edits.length);
});

const folderName = (name: string) => name.replace(/[^A-Za-z]+/g, '-');

/** What was said about an edit; an edit that finds nothing to replace fails only its own test. */
function answerTo(edit: Edit): Answer {
  edited(edit);
  return answers[folderName(edit.name)]!;
}

function expectSentence(sentences: string[], edit: Edit & { says: RegExp }): void {
  const place = expectedPlace(edit);
  const found = sentences.find((line) => line.startsWith(`${place}: `) && edit.says.test(line));
  expect(found ?? [`${place}: ${edit.says}`, ...sentences]).toBe(found);
}

/** A copy of the fixture with the edit made in it, and an `app/` whose pages import its modules. */
function copyWith(edit: Edit, picture: Buffer): void {
  // Here `../../../content/define` is the project's, as in the fixture itself.
  const copy = join(folder, 'copies', folderName(edit.name));
  const content = join(copy, 'content');
  cpSync(fixture, content, { recursive: true });
  mkdirSync(join(content, 'photos'));
  for (const key of ['shelf', 'table', edit.photo]) {
    if (key) writeFileSync(join(content, 'photos', `${key}.jpg`), picture);
  }
  for (const page of ['', 'founder', 'programs', 'tuition']) {
    const name = page || 'home';
    mkdirSync(join(copy, 'app', page), { recursive: true });
    writeFileSync(
      join(copy, 'app', page, 'page.tsx'),
      `import { ${name} } from '@/content/${name}';\n`,
    );
  }
  if (edit.replace === undefined) rmSync(join(content, edit.file));
  else if (edit !== nothing) writeFileSync(join(content, edit.file), changed(edit) ?? '');
}

/** The file's text after the edit, or nothing where there was nothing to replace. */
function changed({ file, replace = '', by = '' }: Edit): string | undefined {
  const text = readFileSync(join(fixture, file), 'utf8');
  return positionOf(replace, text) < 0 ? undefined : text.replace(replace, by);
}

function edited(edit: Edit): string {
  const text = edit.replace === undefined ? '' : changed(edit);
  if (text === undefined) throw new Error(`content/${edit.file} does not hold ${edit.replace}.`);
  return text;
}

/** `content/tuition.ts:34`, or the file alone where no line is to be named. */
function expectedPlace(edit: Edit): string {
  const { file, replace, named = file, at } = edit;
  if (at === undefined && (replace === undefined || named !== file)) return `content/${named}`;
  const original =
    named === file && at !== undefined ? edited(edit) : readFileSync(join(fixture, named), 'utf8');
  const before = original.slice(0, positionOf(at ?? replace ?? '', original));
  return `content/${named}:${before.split('\n').length}`;
}

function positionOf(sought: string | RegExp, text: string): number {
  return typeof sought === 'string' ? text.indexOf(sought) : text.search(sought);
}
