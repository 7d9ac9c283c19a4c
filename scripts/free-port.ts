import { connect } from 'node:net';

/**
 * The first port from `from` on where nothing answers, on this computer's own addresses: a browser
 * may take localhost for either of them.
 *
 * @param count how many ports in a row must be free
 */
export async function findFreePort(from: number, count = 1): Promise<number> {
  const row = Array.from({ length: count }, (_, index) => from + index);
  const free = await Promise.all(row.map(isFree));
  return free.every(Boolean) ? from : findFreePort(from + 1, count);
}

/** Whether nothing answers at a port. */
export async function isFree(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise((resolve) => {
        const socket = connect({ host, port, timeout: 1000 }, () => resolve(true));
        socket.once('timeout', () => resolve(false)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
  );
  return !(await Promise.all(answers)).includes(true);
}
