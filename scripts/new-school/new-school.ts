import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { sentencesOf } from '../check/report';
import { loadSchool } from '../school/load-school';
import { runAsCommand, UserError } from '../system/command';
import { writeSchool } from './write-school';

/**
 * `npm run new-school`: replaces the sample in `content/` with a short school of blanks. Deletes neither a school's own
 * text nor uncommitted changes.
 */
void runAsCommand(async () => {
  const { content, diagnostics } = await loadSchool('.', {});
  if (!('school' in content)) {
    const { mistakes } = sentencesOf(diagnostics);
    throw new UserError(['content/school.ts can’t be read:', ...mistakes].join('\n'));
  }
  const changes = uncommittedChanges();
  const setAside =
    'To set aside what changed since your last commit, run: git stash --include-untracked -- content';
  if (!content.school.sample) {
    const startOver =
      'To start over, write “sample: true,” in place of “draft: true,” there. Commit that, and run this command again.';
    throw new UserError(
      `This command only replaces the sample, and content/school.ts has no “sample: true”. It would delete your school’s text. ${changes ? setAside : startOver}`,
    );
  }
  if (changes)
    throw new UserError(
      `These files have changes that aren’t committed, and this command may delete them:\n${changes}${setAside}`,
    );
  if (changes === undefined) {
    const backup = '.preview/sample';
    cpSync('content', backup, { recursive: true });
    console.log(`This folder has no Git history, so a copy of content/ is now in ${backup}/.`);
  }

  const left = writeSchool('.');
  console.log(`
content/ is now the website of your school. What only you can say is a blank, like [[Town?]]. Fill in those in
content/school.ts and content/colors.ts first. npm run dev shows your pages, and npm run check counts the blanks.`);
  if (left.length)
    throw new UserError(
      `These files of the sample couldn’t be deleted. Close the program that uses them, and delete them:\n${left.join('\n')}`,
    );
});

/** The changes in `content/` that Git hasn't committed, one a line. Undefined if the folder has no Git history. */
function uncommittedChanges(): string | undefined {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', 'content'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
}
