import nextEnv from '@next/env';
import { check } from './check/check';
import { report } from './check/report';
import { readConfiguration } from './configuration/read-configuration';
import { writeGeneratedFiles } from './generated-files';
import { loadSchool, type School } from './school/load-school';
import { runAsCommand, UserError } from './system/command';

/** Loads, checks and prepares the content: `tsx scripts/content.ts check`, `build` or `edit`. */
const commands: Record<string, () => Promise<void>> = {
  /** `npm run check` */
  async check() {
    report(await check(await load()));
  },

  /** The first step of `npm run build`. Mistakes stop it before it writes anything. */
  async build() {
    const school = await load();
    report(await check(school));
    await writeGeneratedFiles(school);
    // The editing server makes photos on request (app/photos/).
    const { makePhotos } = await import('./photos/make-photos');
    console.log('Making photos …');
    console.log(`Photos: ${await makePhotos(Object.values(school.photos))}`);
  },

  /**
   * Runs after each save, beside the editing server. Despite mistakes, it writes what it can, so that editors see
   * the page.
   */
  async edit() {
    const school = await load(true);
    // If this fails, the check still says what to fix.
    await runAsCommand(() => writeGeneratedFiles(school));
    report(await check(school), 'Fix these, then save again.');
  },
};

/** Checks settings, including those in Next's `.env` files, and loads the school. */
async function load(isEditing = false): Promise<School> {
  const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), isEditing);
  const { unfinished } = readConfiguration(combinedEnv);
  const school = await loadSchool('.', combinedEnv);
  const stops = school.isComplete && !school.content.school.draft;
  if (stops && unfinished.length) throw new UserError(unfinished.join('\n'));
  return school;
}

void runAsCommand(commands[process.argv[2]!]!);
