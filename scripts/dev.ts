// `npm run dev`: checks and prepares the content after each save, and runs the editing server, which only this computer
// can reach. Options go to Next: `npm run dev -- --port 4000`.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { noMistakes } from './check/report';

const children: ChildProcess[] = [];
const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

const checks = start('tsx/dist/cli.mjs', [
  'watch',
  '--clear-screen=false',
  ...['content/**/*', 'public/files/*', '.env*'].flatMap((files) => ['--include', files]),
  'scripts/content.ts',
  'edit',
]);
let isChecking = true;
/** What the last finished check found. */
let hasMistakes = false;
for (const output of ['stdout', 'stderr'] as const) {
  checks[output]!.on('data', (data) => {
    process[output].write(data);
    isChecking = String(data).includes('[tsx]');
    if (!isChecking) hasMistakes = !String(data).includes(noMistakes);
  });
}
// Pages need the fonts and photos of the first run, which writes this file last.
while (!existsSync('.generated/fonts/fonts.css')) await wait(200);
const server = start('next/dist/bin/next', [
  'dev',
  '--hostname',
  '127.0.0.1',
  ...process.argv.slice(2),
]);
server.stdout!.pipe(process.stdout);
// Next is faster than the check, but the check says what to do. Next's errors about the same mistakes are left out.
server.stderr!.on('data', async (data) => {
  // Next may also be slower, if the editor corrects the mistake at once.
  const hadMistakes = hasMistakes;
  do await wait(500);
  while (isChecking);
  if (!hadMistakes && !hasMistakes) process.stderr.write(data);
});

/** Starts a package's program with Node: `npx` needs a shell on Windows. When one program ends, it stops the others. */
function start(program: string, options: string[]): ChildProcess {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  });
  children.push(child);
  child.once('exit', (code) => {
    stop();
    process.exit(code ?? 0);
  });
  return child;
}
