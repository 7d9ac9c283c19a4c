import { execFile } from 'node:child_process';
import { availableParallelism, cpus, platform, totalmem } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sentence on when and where something was measured. */
export async function machine(chromiumVersion: string): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() || 'an unnamed processor';
  return (
    `${date}, ${await commit()}, on ${availableParallelism()} cores (${model}) with ` +
    `${Math.round(totalmem() / 1024 ** 3)} GiB, ${platform()}, Node ${process.versions.node}, ` +
    `Chromium ${chromiumVersion}.`
  );
}

async function commit(): Promise<string> {
  try {
    const { stdout: hash } = await run('git', ['rev-parse', '--short', 'HEAD']);
    const { stdout: changes } = await run('git', ['status', '--porcelain']);
    return `commit ${hash.trim()}${changes ? ' with changes' : ''}`;
  } catch {
    return 'no commit';
  }
}
