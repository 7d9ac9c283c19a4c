import { once } from 'node:events';
import { connect } from 'node:net';
import { UserError } from '../system/command';

/** Finds the first free port from `from` up. Throws UserError if there is none or `from` is not a port. */
export async function findFreePort(from: number): Promise<number> {
  if (!Number.isInteger(from) || from < 1 || from > 65_535) {
    throw new UserError(
      'PORT must be a number from 1 to 65535, and that port or a later one must be free.',
    );
  }
  return (await isFree(from)) ? from : findFreePort(from + 1);
}

/** Whether nothing listens at a port, on both addresses that a browser may use for localhost. */
async function isFree(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ host, port });
    return once(socket, 'connect').finally(() => socket.destroy());
  });
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'rejected');
}
