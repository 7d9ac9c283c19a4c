import { execFile, type ExecFileException } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile, runAsCommand, UserError, type Environment } from '../scripts/command';
import { startPreview } from '../scripts/preview';
import { counterPath, previewEnvironment } from '../scripts/preview-settings';
import { makeSecondSchool } from './second-school/make-project';
import { outboxDirectory, secondProject, secondSchool, unconnected, type Site } from './sites';

/** The day for which the second school is built: its dates, notices and open houses follow from it. */
const day = '2031-10-15';

/** Builds the second school twice, and serves both at one port: `serve-sites.ts 4173`. */
void runAsCommand(import.meta.url, async () => {
  const port = Number(process.argv[2]);
  await makeSecondSchool(secondProject);
  const settings = previewEnvironment(port, secondSchool.base);
  const counter = `http://127.0.0.1:${port}${counterPath}`;
  await buildSite(secondSchool, { ...settings, VISIT_COUNTER_URL: counter });
  // An empty value also hides one in a .env file.
  const none = Object.keys(settings).map((setting) => [setting, '']);
  await buildSite(unconnected, Object.fromEntries(none) as Environment);

  rmSync(outboxDirectory, { recursive: true, force: true });
  const sites = [secondSchool, unconnected];
  const { url } = await startPreview({ sites, port, outbox: outboxDirectory });
  console.log(`Both are served at ${url}`);
});

const tsx = commandFile('tsx/cli');
const run = promisify(execFile);

/** Builds a site. What the build prints is shown only if it fails. */
async function buildSite({ name, directory }: Site, settings: Environment) {
  console.log(`Building ${name} …`);
  // On GitHub, findings would be marked at the lines of another school's files.
  const own = { EXPORT_DIR: basename(directory), SITE_DAY: day, GITHUB_ACTIONS: '' };
  const env = { ...process.env, ...settings, ...own } as NodeJS.ProcessEnv;
  try {
    await run(process.execPath, [tsx, join('scripts', 'build.ts')], { cwd: secondProject, env });
  } catch (error) {
    const { stdout, stderr } = error as ExecFileException;
    throw new UserError(`Building ${name} (${secondProject}) failed:\n${stdout}${stderr}`);
  }
}
