import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The environment variables of a program. */
export type Environment = Record<string, string | undefined>;

/** Ends a command with a sentence for the person who started it, and without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Runs `main` if the module is the one that was started, and does nothing if it was imported.
 *
 * @param module the caller's `import.meta.url`
 */
export async function runAsCommand(module: string, main: () => Promise<void>): Promise<void> {
  const started = process.argv[1];
  if (!started || pathToFileURL(realpathSync(started)).href !== module) return;
  try {
    await main();
  } catch (error) {
    // Errors written for the user (parseArgs' too) need no stack.
    const { name, code = '', message } = error as NodeJS.ErrnoException;
    const isKnown = /^(User|Configuration)Error$/.test(name) || code.startsWith('ERR_PARSE_ARGS');
    console.error(isKnown ? `\n${message}` : error);
    process.exitCode = 1;
  }
}

/** The file behind a package's command, such as `@playwright/test/cli`. */
export function commandFile(specifier: string): string {
  return createRequire(resolve('package.json')).resolve(specifier);
}
