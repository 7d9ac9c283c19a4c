// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Says which commit the workflows build and how much of it they test, as lines for `GITHUB_OUTPUT`:
 *
 * - `ref`: the commit or tag to check out
 * - `way`: `words` if the tests of the finished site are enough, else `everything`; empty if there is
 *   nothing to build
 *
 * Each release was made of a commit that passed, and the one that GitHub calls "Latest" is live. So
 * a change is compared with that release, never with the commit before it, which may have failed.
 * Started with the tag of the live release, or '' if there is none. Nothing is installed yet when it
 * runs: it needs git and any Node alone.
 */
const [, , tag = ''] = process.argv;
const { GITHUB_EVENT_NAME: event, GITHUB_SHA: commit = '' } = process.env;

const live = tag.startsWith('site-') ? `refs/tags/${tag}` : '';
// A morning changes nothing but the date: it builds the live release again, never main.
const ref = event === 'schedule' ? live : commit;
const way = ref && (onlyWordsChanged() ? 'words' : 'everything');
console.log(`ref=${ref}\nway=${way}`);

/** Whether all that differs from the live release are words, photographs and documents. */
function onlyWordsChanged() {
  try {
    // A renamed file counts as two, so that code moved into content/ is missed where it was.
    const options = ['--name-only', '--no-renames', '-z'];
    const names = execFileSync('git', ['diff', ...options, live, ref, '--'], { encoding: 'utf8' });
    return names.split('\0').every((name) => !name || /^content\/(?!schema\/)/.test(name));
  } catch {
    // No release yet, or git does not know it (a missing tag, a shallow clone).
    return false;
  }
}
