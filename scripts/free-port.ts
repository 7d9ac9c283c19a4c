import { connect } from 'node:net';

/**
 * The first port from `from` on where nothing answers, on this computer's own addresses.
 *
 * @param count how many ports in a row must be free
 */
export async function findFreePort(from: number, count = 1): Promise<number> {
  const row = Array.from({ length: count }, (_, index) => from + index);
  const free = await Promise.all(row.map(isFree));
  return free.every(Boolean) ? from : findFreePort(from + 1, count);
}

/** Whether nothing answers there. A browser may take localhost for either address. */
export async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(host, port)));
  return !answers.includes(true);
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
