import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
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
    printError(error);
    process.exitCode = 1;
  }
}

/** Prints what ended a command: a sentence where there is one, else all that is known. */
function printError(error: unknown): void {
  const sentence = error instanceof UserError || isWrongUse(error);
  console.error(sentence ? `\n${(error as Error).message}` : error);
}

/** An option that parseArgs does not know. */
function isWrongUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

/**
 * Runs a program written in JavaScript to its end, with its output on ours.
 *
 * @param script the program's file
 * @param environment all it gets to see; ours if left out
 * @param directory where it runs; our own if left out
 * @returns its exit code
 */
export function runNode(
  script: string,
  args: string[],
  environment: Environment = process.env,
  directory?: string,
): Promise<number> {
  return new Promise((resolveCode, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: environment as NodeJS.ProcessEnv,
      cwd: directory,
    });
    const pass = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(128 + constants.signals[signal]));
      child.kill(signal);
    };
    process.once('SIGINT', pass).once('SIGTERM', pass);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolveCode(code ?? 1);
    });
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
