/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brokenFiles } from './wrong-edits/broken-files';
import type { WrongEdit } from './wrong-edits/wrong-edit';
import { wrongFacts } from './wrong-edits/wrong-facts';
import { wrongShapes } from './wrong-edits/wrong-shapes';

const edits = [...brokenFiles, ...wrongShapes, ...wrongFacts];
let folder: string;
let messages: Record<string, string>;

// All copies are checked in one process: starting one for each would take minutes.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-edits-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'copies'));
  for (const edit of edits) copyWith(edit);
  copyWith(undefined);

  const runner = resolve('__tests__/wrong-edits/check-copies.ts');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', runner, join(folder, 'copies')],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (!stdout) throw new Error(stderr);
  messages = JSON.parse(stdout) as Record<string, string>;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('content as it is passes', () => {
  expect(messages['nothing']).toBe('');
});

test('there are at least forty wrong edits, each with a name of its own', () => {
  expect(new Set(edits.map(({ name }) => name)).size).toBe(edits.length);
  expect(edits.length).toBeGreaterThanOrEqual(40);
});

describe('an editor who', () => {
  test.each(edits)('$name is stopped, at the right place, by a sentence', (edit) => {
    const lines = messages[folderName(edit.name)]!.split('\n');
    const place = expectedPlace(edit);
    const line = lines.find((each) => each.startsWith(`${place}: `) && edit.says.test(each));
    expect(line ?? lines.join('\n')).toMatch(edit.says);
    expect(line ?? lines.join('\n')).toContain(`${place}: `);
  });

  test('makes one mistake reads few sentences, all of them whole, none for a programmer', () => {
    const notForEditors =
      /\n\s+at |node_modules|\/tmp|\bundefined\b|Invalid|\bError\b|Unexpected|ERR_|parse|token/;
    for (const { name, replace = '' } of edits) {
      const message = messages[folderName(name)]!;
      expect(message.replace(/ \(it is ".*"\)/g, '')).not.toMatch(notForEditors);
      const sentences = message.split('\n').filter((line) => !line.includes(': look again: '));
      for (const sentence of sentences) expect(sentence).toMatch(/^content\/\S+: .+\.$/);
      // An address or a name that many places use is missed in each of them.
      const isWidelyUsed = /^path:|photos|^define/.test(String(replace));
      if (!isWidelyUsed) expect([name, sentences.length <= 3]).toEqual([name, true]);
    }
  });
});

test('an editor who begins a new year reads which prices and dates to look at again', () => {
  const message = messages[folderName('changes the year and not the prices')]!;
  const again = message.split('\n').filter((line) => line.includes(': look again: '));
  const prices = readFileSync('content/tuition.ts', 'utf8').match(/(price|amount): \d+/g)!;
  expect(again.length).toBeGreaterThan(prices.length);
  expect(message).toMatch(/“programs, item 1 → prices, item 1 → price” is \d+\./);
});

const folderName = (name: string) => name.replace(/[^A-Za-z]+/g, '-');

/** A copy of the content with the edit made in it; with none it is called `nothing`. */
function copyWith(edit: WrongEdit | undefined): void {
  const content = join(folder, 'copies', edit ? folderName(edit.name) : 'nothing', 'content');
  cpSync('content', content, { recursive: true, filter: (from) => !from.endsWith('.jpg') });
  for (const name of readdirSync('content/photos')) {
    place(join('content/photos', name), join(content, 'photos', name));
  }
  if (!edit) return;
  const file = join(content, edit.file);
  if (edit.replace === undefined) return rmSync(file);
  writeFileSync(file, edited(edit));
}

/** Linked where that can be: the originals are large. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function edited({ name, file, replace = '', by = '' }: WrongEdit): string {
  const text = readFileSync(join('content', file), 'utf8');
  if (positionOf(replace, text) < 0) {
    throw new Error(`“${name}”: content/${file} does not hold ${replace}.`);
  }
  return text.replace(replace, by);
}

/** `content/tuition.ts:34`, or the file alone where no line is to be named. */
function expectedPlace(edit: WrongEdit): string {
  const { file, replace, named = file, at } = edit;
  const path = `content/${named}`;
  if (at !== undefined) {
    const text = named === file ? edited(edit) : readFileSync(path, 'utf8');
    return `${path}:${lineNumber(text, positionOf(at, text))}`;
  }
  if (replace === undefined || named !== file) return path;
  const text = readFileSync(path, 'utf8');
  return `${path}:${lineNumber(text, positionOf(replace, text))}`;
}

function positionOf(sought: string | RegExp, text: string): number {
  return typeof sought === 'string' ? text.indexOf(sought) : text.search(sought);
}

function lineNumber(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
