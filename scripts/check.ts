import { readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import nextEnv from '@next/env';
import {
  ConfigurationError,
  readConfiguration,
  type Configuration,
} from '../app/read-configuration';
import { Stop, type Environment } from './command';

/**
 * Our environment together with the `.env` files, as Next reads them.
 *
 * @param development whether `.env.development` counts, and not `.env.production`
 */
export function loadEnvironment(development: boolean): Environment {
  return { ...nextEnv.loadEnvConfig(process.cwd(), development).combinedEnv };
}

/**
 * Checks the configuration and loads every module in `content/`, each of which checks itself.
 *
 * @throws Stop with a sentence for every mistake
 */
export async function check(environment: Environment): Promise<Configuration> {
  const mistakes: string[] = [];
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    mistakes.push(error.message);
  }
  mistakes.push(...(await contentMistakes()));
  if (!configuration || mistakes.length) throw new Stop(mistakes.join('\n'));
  return configuration;
}

async function contentMistakes(): Promise<string[]> {
  const folder = resolve('content');
  // One module's mistake comes up again in each module that imports it.
  const mistakes = new Set<string>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    try {
      await import(pathToFileURL(resolve(folder, file)).href);
    } catch (error) {
      mistakes.add(asSentence(error instanceof Error ? error : new Error(String(error)), file));
    }
  }
  return [...mistakes];
}

/** What went wrong while a content module was loaded, and where, without a stack. */
function asSentence(error: Error, file: string): string {
  if (error.name === 'ContentError') return error.message;

  const unreadable = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(error.message);
  if (unreadable) {
    const [, path = '', line, reason] = unreadable;
    return (
      `${fromHere(path)}:${line} cannot be read: ${reason}. ` +
      'Look there and in the line above for a comma, a quotation mark or a bracket too few or too many.'
    );
  }
  const missing = /^Cannot find (?:module|package) '(.+)' imported from (.+)$/.exec(error.message);
  if (missing) {
    const [, imported = '', importer = ''] = missing;
    return `${fromHere(importer)} imports “${fromHere(imported)}”, which does not exist.`;
  }
  return `${placeOf(error) ?? `content/${file}`} cannot be loaded: ${error.message}.`;
}

/** The first place in `content/` that the error's stack names, with its line. */
function placeOf(error: Error): string | undefined {
  const places = error.stack?.matchAll(/((?:file:\/\/|[A-Za-z]:\\|\/)[^\n()]*?):(\d+)/g) ?? [];
  for (const [, path = '', line] of places) {
    const place = fromHere(path);
    if (place.startsWith('content/')) return `${place}:${line}`;
  }
  return undefined;
}

function fromHere(path: string): string {
  const file = path.startsWith('file://') ? fileURLToPath(path) : path;
  return relative(process.cwd(), file).split(sep).join('/');
}
