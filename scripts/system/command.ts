export type Environment = Record<string, string | undefined>;

/** An error whose message goes to the person who ran the command, without a stack trace. */
export class UserError extends Error {}

/** Runs a command. If it throws, prints the error and sets the exit code to 1. */
export async function runAsCommand(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
