import { readFileSync, writeFileSync } from 'node:fs';
import { leaves } from '../content/schema/explain/leaves';
import { loadContent } from './check/load';
import { fingerprintsOf } from './check/sample';
import { readSources } from './check/source';
import { runAsCommand, UserError } from './system/command';

const list = 'scripts/check/sample.json';

/**
 * `npm run sample`: writes the fingerprints of the sample's texts and drawings. `--check` compares them. In a school's
 * copy, both do nothing.
 */
void runAsCommand(async () => {
  const sources = readSources('.');
  const { content } = await loadContent('.', sources);
  if (!Object(content.school).sample) return;
  const parts = fingerprintsOf(leaves(content), sources, '.');
  const fingerprints = parts.map(({ fingerprint }) => fingerprint);
  const text = `${JSON.stringify([...new Set(fingerprints)].sort(), null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(list, text);
  else if (readFileSync(list, 'utf8') !== text)
    throw new UserError(
      `${list} does not list what is in content/. If that is the sample, run npm run sample. If it is your school, delete “sample: true” in content/school.ts.`,
    );
});
