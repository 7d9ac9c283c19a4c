import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faces } from '../pictures/faces';

/** The path of the notices in the export. Each script names this file. */
export const licenseFile = 'licenses.txt';

/** The packages whose parts are in the styles. */
const inStyles = ['tailwindcss', ...Object.values(faces).map((face) => face.package)];

/**
 * The license notices of the packages whose parts the export contains: in its scripts, its styles
 * (Tailwind) and its fonts.
 *
 * @param sources the files that the scripts were made from
 */
export function licenseNotices(sources: string[]): string {
  const packages = sources.flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  const notices = [...new Set([...packages, ...inStyles])].sort().map((name) => {
    const folder = join('node_modules', name);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`The package ${name} has no license file`);
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}
