import { once } from 'node:events';
import { connect } from 'node:net';

/** Finds the first free port at or above `from`. */
export async function findFreePort(from: number): Promise<number> {
  return (await isFree(from)) ? from : findFreePort(from + 1);
}

/** Whether nothing listens on a port at either address that browsers use for localhost. */
async function isFree(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ host, port });
    return once(socket, 'connect').finally(() => socket.destroy());
  });
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'rejected');
}
