import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `npm run dev`: checks and prepares the content after each save, and runs the editing server, which only this computer
 * can reach. Options go to Next: `npm run dev -- --port 4000`.
 */
const children: ChildProcess[] = [];
const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

start('tsx/dist/cli.mjs', [
  'watch',
  '--clear-screen=false',
  ...['content/**/*', 'public/files/*', '.env*'].flatMap((files) => ['--include', files]),
  'scripts/content.ts',
  'edit',
]);
// Pages need the fonts and photos of the first run, which writes this file last.
while (!existsSync('.generated/fonts/fonts.css')) await wait(200);
start('next/dist/bin/next', ['dev', '--hostname', '127.0.0.1', ...process.argv.slice(2)]);

/** Starts a package's program with Node: `npx` needs a shell on Windows. When one program ends, it stops the others. */
function start(program: string, options: string[]): void {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  });
  children.push(child);
  child.once('exit', (code) => {
    stop();
    process.exit(code ?? 0);
  });
}
