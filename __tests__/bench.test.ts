/** @jest-environment node */
import { spawn } from 'node:child_process';
import { measureChildren } from '@/scripts/bench/memory';
import { bytesTable, median, paintsTable, worksTable } from '@/scripts/bench/tables';
import type { Visit } from '@/scripts/bench/visit';

const visit = (html: number, firstPaint: number, shift = 0): Visit => ({
  bytes: { html, css: 0, script: 0, image: 2048, font: 0, other: 0 },
  requests: 3,
  firstPaint,
  largestPaint: firstPaint + 100,
  blocked: 0,
  shift,
});

describe('the tables of the bench', () => {
  const row = { path: '/tuition', stock: visit(4096, 2000), finished: visit(1024, 500) };

  it('set what is sent by the stock export beside the finished one', () => {
    expect(bytesTable([row]).split('\n').at(-1)).toMatch(
      /^\| \/tuition \| 4\.0 → 1\.0 \|\s+0 → 0 \|.* 2\.0 → 2\.0 \|.* 6\.0 → 3\.0 \|\s+2\.0× \|\s+3 → 3 \|$/,
    );
  });

  it('say how many times earlier a page paints', () => {
    expect(paintsTable([row])).toContain('2.00 s → 0.50 s |  4.0×');
  });

  it('say so where memory could not be measured', () => {
    expect(worksTable([{ name: 'Building', seconds: 1.23 }])).toMatch(/1\.2 \|\s+not measured \|$/);
  });

  it('take the visit in the middle, and the worst shift', () => {
    const middle = median([visit(1, 300), visit(1, 100), visit(1, 200, 0.1)]);
    expect([middle.firstPaint, middle.shift]).toEqual([200, 0.1]);
  });
});

describe('the measured memory', () => {
  it('is that of what was started, and of nothing else', async () => {
    const hold = `const held = Buffer.alloc(150 * 1024 ** 2, 1); setTimeout(() => held.length, 800)`;
    const { seconds, memory } = await measureChildren(
      () =>
        new Promise((resolve) => {
          spawn(process.execPath, ['-e', hold]).once('exit', () => resolve());
        }),
    );
    expect(seconds).toBeGreaterThan(0.8);
    // Windows has no `ps` to ask.
    if (memory === undefined) return expect(process.platform).toBe('win32');
    expect(memory / 1024 ** 2).toBeGreaterThan(150);
    expect(memory / 1024 ** 2).toBeLessThan(400);
  });
});
