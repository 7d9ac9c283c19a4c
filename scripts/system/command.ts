import { realpathSync } from 'node:fs';
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
    // Errors written for the user need no stack.
    const { name, message } = error as Error;
    console.error(/^(User|Configuration)Error$/.test(name) ? `\n${message}` : error);
    process.exitCode = 1;
  }
}
