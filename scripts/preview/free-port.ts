import { once } from 'node:events';
import { connect } from 'node:net';

/** Finds the first free port from `from` up. */
export async function findFreePort(from: number): Promise<number> {
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
