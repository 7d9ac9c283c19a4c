import { findFreePort } from '@/scripts/preview/free-port';

test.each(['abc', '0', '70000'])('PORT=%s is refused with a sentence', async (port) => {
  await expect(findFreePort(Number(port))).rejects.toThrow(/^PORT must be a number .+\.$/);
});
