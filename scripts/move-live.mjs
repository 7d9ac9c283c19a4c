// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Moves the branch `live` of `origin` to a commit that passed: `move-live.mjs <commit>`. Prints
 * `publish=true` for `GITHUB_OUTPUT` if the site that was built from this commit is to be published.
 *
 * The push is never forced, so git refuses to go back to an older commit. A commit that is no longer
 * the newest of `main` leaves publishing to the run of the newer one: GitHub refuses to push it if the
 * workflow files have changed since.
 */
const [, , commit = ''] = process.argv;
const heads = git('ls-remote', 'origin', 'refs/heads/main', 'refs/heads/live');
const headOf = (/** @type {string} */ branch) =>
  new RegExp(`^(\\w+)\\trefs/heads/${branch}$`, 'm').exec(heads)?.[1];

if (commit !== headOf('live')) {
  if (commit !== headOf('main')) {
    console.log('publish=false');
    console.error('::notice::A newer commit is on its way, so this one is not published.');
    process.exit();
  }
  git('push', 'origin', `${commit}:refs/heads/live`);
}
console.log('publish=true');

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
