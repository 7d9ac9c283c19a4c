import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAsCommand } from './system/command';
import { filesIn } from './system/files';

/**
 * `npm run dev`: the editing server, which only this computer can reach. The content is checked before it
 * starts and after each save. Options go to Next: `npm run dev -- --port 4000`.
 */
void runAsCommand(async () => {
  // Each check has a process of its own, because a process loads each module only once. The next one starts
  // ahead, because loading TypeScript takes longer than checking.
  const start = () => fork('scripts/prepare.ts', ['--editing']);
  let waiting = start();
  const check = async (isFirst: boolean) => {
    waiting.send(isFirst);
    const [code] = await once(waiting, 'exit');
    waiting = start();
    return code;
  };
  let before = saved();
  process.exitCode = await check(true);
  // The settings have mistakes, and the check has printed them.
  if (process.exitCode) process.exit();

  const next = ['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1'];
  const server = spawn(process.execPath, [...next, ...process.argv.slice(2)], { stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));

  for (; ; await wait(300)) {
    const now = saved();
    if (now !== before) await check(false);
    before = now;
  }
});

/**
 * Every file that editors save, and when. Asking for it again and again misses nothing: in Node 20, fs.watch
 * loses a file that a program saves by replacing it.
 */
function saved(): string {
  return ['content', 'public/files']
    .flatMap((folder) => filesIn(folder).map((name) => join(folder, name)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}
