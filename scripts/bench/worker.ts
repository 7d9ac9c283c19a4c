import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { exportPages } from '../build';
import { runAsCommand, UserError, type Environment } from '../command';
import { finish, type FinishOptions } from '../finish';
import type { Cost } from './memory';

/** One piece of work that is measured in a process of its own. */
export type Task =
  | { kind: 'export'; environment: Environment; exportDir: string }
  | { kind: 'finish'; options: FinishOptions };

/**
 * Does a task in a new process. The memory is that process's own at its peak, without what it starts.
 *
 * @param project the folder of the project whose pages and scripts it takes
 * @throws UserError when the task fails; what went wrong stands above then
 */
export function inWorker(task: Task, project = '.'): Promise<Cost> {
  return new Promise((done, reject) => {
    let cost: Cost | undefined;
    const child = fork(resolve(project, 'scripts/bench/worker.ts'), [JSON.stringify(task)], {
      cwd: resolve(project),
      execArgv: ['--import', 'tsx'],
      // Its words are those of a build, with a table of every page: too many here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (message) => (cost = message as Cost));
    child.once('error', reject);
    child.once('exit', () => {
      if (cost) done(cost);
      else reject(new UserError(`The measured ${task.kind} failed: its words are above.`));
    });
  });
}

void runAsCommand(import.meta.url, async () => {
  const task = JSON.parse(process.argv[2] ?? '') as Task;
  const start = performance.now();
  if (task.kind === 'export') await exportPages(task.environment, task.exportDir);
  else await finish(task.options);
  const seconds = (performance.now() - start) / 1000;
  process.send?.({ seconds, memory: process.resourceUsage().maxRSS * 1024 } satisfies Cost);
});
