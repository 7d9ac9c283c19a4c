import { readFileSync, writeFileSync } from 'node:fs';
import { leaves } from '../content/schema/explain/leaves';
import { loadContent } from './check/load';
import { fingerprintsOf } from './check/sample';
import { runAsCommand, UserError } from './system/command';

const fingerprintFile = 'scripts/check/sample.json';

/**
 * `npm run sample`: writes the fingerprints of the sample's texts and drawings. `--check` compares them. In a school's
 * copy, both do nothing.
 */
void runAsCommand(async () => {
  const { content, sources } = await loadContent('.');
  if (!Object(content.school).sample) return;
  const all = fingerprintsOf(leaves(content), sources, '.').map(({ fingerprint }) => fingerprint);
  const json = `${JSON.stringify([...new Set(all)].sort(), null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(fingerprintFile, json);
  else if (readFileSync(fingerprintFile, 'utf8') !== json)
    throw new UserError(
      `${fingerprintFile} does not list what is in content/. If that is the sample, run npm run sample. If it is your school, delete “sample: true” in content/school.ts.`,
    );
});
