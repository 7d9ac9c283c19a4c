import { once } from 'node:events';
import { connect } from 'node:net';

/** The first of `count` ports in a row, at `from` or above, where nothing answers. */
export async function findFreePort(from: number, count = 1): Promise<number> {
  for (let port = from; port < from + count; port += 1) {
    if (!(await isFree(port))) return findFreePort(port + 1, count);
  }
  return from;
}

/** Whether nothing answers at a port. A browser may resolve localhost to either of the two. */
async function isFree(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ host, port });
    return once(socket, 'connect').finally(() => socket.destroy());
  });
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'rejected');
}
