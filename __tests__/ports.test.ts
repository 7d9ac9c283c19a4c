import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findFreePort } from '@/scripts/preview/free-port';
import { startPreview } from '@/scripts/preview/serve-preview';

test.each(['abc', '0', '70000'])('PORT=%s is refused with a sentence', async (port) => {
  await expect(findFreePort(Number(port))).rejects.toThrow(/^PORT must be a number .+\.$/);
});

test('a port that another program takes first is refused with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const preview = startPreview({ directory: '.', port, outbox: '' });
  await expect(preview).rejects.toThrow(/^Port \d+ cannot be used .+\.$/);
  other.close();
});
