// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Says what a run of the workflow builds and how much it tests, as lines for `GITHUB_OUTPUT`:
 *
 * - `commit`: the commit to build; empty if there is nothing to build
 * - `tests`: `gate` if only words, pictures and documents changed, otherwise `everything`
 * - `launched`: whether the branch `live`, which holds what visitors see, exists
 *
 * A pull request is compared with its base. A push is compared with `live`, and not with the commit
 * before it, which may have failed. Before `live` exists it is compared with the first commit of the
 * repository, which is the template that the school began with. It runs before `npm ci`, so it needs only
 * git and Node.
 */
const { GITHUB_EVENT_NAME: event } = process.env;
const live = git('rev-parse', '--verify', '--quiet', 'origin/live');
const head = git('rev-parse', 'HEAD');
const isMorning = event === 'workflow_dispatch';
const commit = isMorning ? live : head;
const base = {
  pull_request: 'HEAD^1',
  push: live || git('rev-list', '--max-parents=0', 'HEAD')?.split('\n').at(-1),
}[String(event)];
const tests = isMorning || onlyWordsChanged(base) ? 'gate' : 'everything';
console.log(`commit=${commit ?? ''}\ntests=${tests}\nlaunched=${Boolean(live)}`);

/**
 * Whether only words, pictures and documents differ from a commit.
 *
 * @param {string} [base]
 */
function onlyWordsChanged(base) {
  // A renamed file counts as two, so that code moved into content/ counts as deleted code.
  const names = base && git('diff', '--name-only', '--no-renames', '-z', base, 'HEAD', '--');
  if (names === undefined) return false;
  return names.split('\0').every((name) => !name || /^(content\/(?!schema\/)|public\/)/.test(name));
}

/**
 * What git prints; nothing if it fails, as for a branch that does not exist.
 *
 * @param {string[]} args
 */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
