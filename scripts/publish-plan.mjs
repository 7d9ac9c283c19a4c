// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Says which commit the workflows build and how much of it they test, as lines for `GITHUB_OUTPUT`:
 *
 * - `ref`: the commit or tag to check out
 * - `way`: `words` if the tests of the finished site are enough, otherwise `everything`
 *
 * Both are empty if there is nothing to build.
 *
 * Each release was made from a commit that passed, and the one that GitHub calls "Latest" is live. So
 * a change is compared with that release, never with the commit before it, which may have failed.
 * Its argument is the tag of the live release, or '' if there is none. It runs before `npm ci`, so it
 * needs only git and Node.
 */
const [, , tag = ''] = process.argv;
const { GITHUB_EVENT_NAME: event, GITHUB_SHA: commit = '' } = process.env;

const live = tag.startsWith('site-') ? `refs/tags/${tag}` : '';
// In the morning only the date has changed: the live release is built again, never main.
const ref = event === 'schedule' ? live : commit;
const way = ref && (onlyWordsChanged() ? 'words' : 'everything');
console.log(`ref=${ref}\nway=${way}`);

/** Whether only words, photographs and documents differ from the live release. */
function onlyWordsChanged() {
  try {
    // A renamed file counts as two, so that code moved into content/ counts as deleted code.
    const options = ['--name-only', '--no-renames', '-z'];
    const names = execFileSync('git', ['diff', ...options, live, ref, '--'], { encoding: 'utf8' });
    return names.split('\0').every((name) => !name || /^content\/(?!schema\/)/.test(name));
  } catch {
    // No release yet, or git does not know it (a missing tag, a shallow clone).
    return false;
  }
}
