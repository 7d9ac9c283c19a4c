import { setTimeout as wait } from 'node:timers/promises';

/** Something amiss: a whole sentence, and the address that it is true of, where there is one. */
export interface Problem {
  sentence: string;
  at?: string;
}

/** Long enough for a slow host on a bad day, in milliseconds. */
export const answerTimeoutMs = 20_000;

const inWords: Record<string, string> = {
  TimeoutError: 'no answer in time',
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'nothing answers there',
};

/**
 * Asks for an address, and once more after two seconds when nothing answers.
 *
 * @returns the answer, whatever its status; or in a few words why there is none
 */
export async function ask(address: string, options: RequestInit = {}): Promise<Response | string> {
  for (let again = false; ; again = true) {
    try {
      return await fetch(address, {
        ...options,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; website-watch/1.0)' },
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
    } catch (error) {
      const { name, message, cause } = error as Error;
      const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
      if (again) return inWords[reason] ?? (message || reason);
      await wait(2000);
    }
  }
}
