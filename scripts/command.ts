import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Environment variables, as one hands them to a program. */
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
    // A sentence where there is one (also for an option that parseArgs does not know), else all.
    const { code = '' } = error as NodeJS.ErrnoException;
    const isSentence = error instanceof UserError || code.startsWith('ERR_PARSE_ARGS');
    console.error(isSentence ? `\n${(error as Error).message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a program written in JavaScript to its end, with its output on ours.
 *
 * @param script the program's file
 * @param environment all it gets to see; ours if left out
 * @param cwd where it runs; our own folder if left out
 * @returns its exit code
 */
export function runNode(
  script: string,
  args: string[],
  environment: Environment = process.env,
  cwd?: string,
): Promise<number> {
  const env = environment as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env, cwd });
  return new Promise((resolveCode, reject) => {
    child.once('error', reject).once('exit', (code) => resolveCode(code ?? 1));
  });
}

/** The file behind a package's command, so that it runs without a shell on every system. */
export function commandFile(packageName: string, command: string): string {
  const require = createRequire(resolve('package.json'));
  const packageFile = require.resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new UserError(`The package ${packageName} has no command ${command}.`);
  return join(dirname(packageFile), file);
}
