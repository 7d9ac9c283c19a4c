import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import nextEnv from '@next/env';
import type { Diagnostic } from '../content/schema/explain/diagnostic';
import { readConfiguration } from './configuration/read-configuration';
import { checkContent } from './check/content';
import { linesOf, report } from './check/report';
import { readSources } from './check/source';
import { runAsCommand } from './system/command';

/**
 * Checks settings and content, prints warnings, and makes what Next needs to render the pages: the fonts,
 * and a file with what the check has read of photos and drawings. With `--check` it makes nothing. With
 * `--editing`, it waits for a message of scripts/edit.ts, and mistakes in the content do not stop it: the pages
 * show them (app/_layout/diagnostics-bar.tsx).
 */
void runAsCommand(async () => {
  const isEditing = process.argv.includes('--editing');
  if (isEditing) await once(process, 'message');
  // Includes the `.env` files that Next reads.
  const environment = { ...nextEnv.loadEnvConfig(process.cwd(), isEditing).combinedEnv };
  const { SITE_DAY } = environment;
  const now = SITE_DAY ? new Date(`${SITE_DAY}T12:00Z`) : undefined;
  const { diagnostics, pictures } = await checkContent('.', now, environment);
  if (!isEditing) report(diagnostics);
  readConfiguration(environment);
  const isFirst = !isEditing || (await show(diagnostics));
  if (process.argv.includes('--check')) return console.log('Everything in content/ is in order.');
  // Imported only now, so that the check reports mistakes in the content without waiting for it.
  if (isFirst) {
    const { makeFonts } = await import('./pictures/fonts');
    const words = readSources('.').map(({ text }) => text);
    await makeFonts(words.join(''));
  }
  // For pages (app/_lib/picture-files.ts) and for the postbuild step.
  await writeFile('.generated/pictures.json', JSON.stringify(pictures));
});

/** Writes diagnostics for the editing server, and prints them if they are new. Returns whether this is the first check. */
async function show(diagnostics: Diagnostic[]): Promise<boolean> {
  const file = '.generated/diagnostics.json';
  const lines = JSON.stringify(linesOf(diagnostics));
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (lines === before) return false;
  await mkdir('.generated', { recursive: true });
  await writeFile(file, lines);
  try {
    report(diagnostics);
    console.log('There are no mistakes in content/.');
  } catch (error) {
    console.error((error as Error).message);
  }
  return before === undefined;
}
