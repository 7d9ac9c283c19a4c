import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const every = 150;

/** What something took: seconds, and bytes of memory at its peak where they could be measured. */
export interface Cost {
  seconds: number;
  memory?: number;
}

/**
 * Does something and measures the memory of all processes that it starts, and that those start, in
 * sum and at its peak. Looked at about seven times a second by `ps`, which Windows does not have:
 * there the memory is left out. Pages that processes share count in each, so it may say too much.
 */
export async function measureChildren(work: () => Promise<void>): Promise<Cost> {
  const before = new Set((await processes())?.map(({ id }) => id));
  let memory: number | undefined;
  let over = false;
  const watching = (async () => {
    while (!over) {
      const now = await processes();
      if (!now) return;
      const sum = descendants(now, process.pid)
        .filter(({ id, command }) => !before.has(id) && command !== 'ps')
        .reduce((total, { bytes }) => total + bytes, 0);
      memory = Math.max(memory ?? 0, sum);
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  })();
  const start = performance.now();
  try {
    await work();
    return { seconds: (performance.now() - start) / 1000, memory };
  } finally {
    over = true;
    await watching;
  }
}

interface Process {
  id: number;
  parent: number;
  bytes: number;
  command: string;
}

async function processes(): Promise<Process[] | undefined> {
  try {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm=']);
    return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(
      ([, id, parent, kibibytes, command = '']) => ({
        id: Number(id),
        parent: Number(parent),
        bytes: Number(kibibytes) * 1024,
        command: command.trim(),
      }),
    );
  } catch {
    return undefined;
  }
}

function descendants(all: Process[], parent: number): Process[] {
  const children = all.filter((each) => each.parent === parent);
  return children.flatMap((child) => [child, ...descendants(all, child.id)]);
}
