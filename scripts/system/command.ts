/** The environment variables of a program. */
export type Environment = Record<string, string | undefined>;

/** Ends a command with a sentence for the person who started it, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command. If it throws, prints the error and sets the exit code to 1. */
export async function runAsCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    // Errors that are written for the user need no stack trace.
    const { name, message } = error as Error;
    console.error(/^(User|Configuration)Error$/.test(name) ? `\n${message}` : error);
    process.exitCode = 1;
  }
}
