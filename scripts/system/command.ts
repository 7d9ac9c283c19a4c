/** The environment variables of a program. */
export type Environment = Record<string, string | undefined>;

/** Ends a command with a sentence for the person who started it, and without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command, which is a module that no other one imports. */
export async function runAsCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    // Errors written for the user need no stack.
    const { name, message } = error as Error;
    console.error(/^(User|Configuration)Error$/.test(name) ? `\n${message}` : error);
    process.exitCode = 1;
  }
}
