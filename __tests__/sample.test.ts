import { rmSync } from 'node:fs';
import { leaves } from '../content/schema/explain/leaves';
import { loadContent } from '../scripts/check/load';
import { partsOfSchool } from '../scripts/check/sample';
import listed from '../scripts/check/sample.json';
import { readSources } from '../scripts/check/source';
import { check, copySchool, edited } from './school-copy';

// Three files of the fixture stand in for the sample.
beforeAll(async () => {
  const copy = await copySchool({});
  const sources = readSources(copy);
  const { content } = await loadContent(copy, sources);
  const parts = partsOfSchool(leaves(content), sources, copy);
  const ofSample = parts.filter(({ file }) => /home|founder|icon/.test(file));
  listed.splice(0, Infinity, ...ofSample.map(({ fingerprint }) => fingerprint));
  rmSync(copy, { recursive: true });
});

const changed = [
  { file: 'home.ts', from: '${facts.schoolYear}', to: '${facts.founded}' },
  { file: 'home.ts', from: '(/programs#lower-elementary)', to: '(/contact)' },
  {
    file: 'home.ts',
    from: "'Children here grow up outdoors",
    to: "'Children here grow up indoors",
  },
  { file: 'meet-the-founder.ts', from: 'who began', to: 'who started' },
  { file: 'meet-the-founder.ts', from: 'I had a barn', to: 'I had a mill' },
  { file: 'meet-the-founder.ts', from: 'still the first', to: 'always the first' },
];

test('what a school still has of the sample is said once a file, whatever its facts and links are', async () => {
  expect(await check(edited(...changed))).toEqual({
    mistakes: [],
    warnings: [
      'content/drawings/icon.svg: this drawing is still the sample’s: does it show your school?',
      'content/home.ts: 5 texts are still the sample’s (lines 7, 8, 13, 14, 16): are they true of your school?',
      'content/meet-the-founder.ts: a text is still the sample’s (line 11): is it true of your school?',
    ],
  });
});

test('the sample itself has no such warning', async () => {
  const sample = { file: 'school.ts', from: '  name:', to: '  sample: true,\n  name:' };
  expect(await check(edited(sample))).toEqual({ mistakes: [], warnings: [] });
});
