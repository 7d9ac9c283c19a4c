import { execFile, type ExecFileException } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile, runAsCommand, UserError } from '../scripts/command';
import { startPreview } from '../scripts/preview';
import { previewEnvironment } from '../scripts/preview-settings';
import { makeSecondSchool } from './second-school/make-project';
import { live, outboxDirectory, secondSchool, sites, unconnected, type Site } from './sites';

/**
 * Builds the sites under test, and serves them until it is stopped. None of them is in `out/`, where
 * a site to publish may be waiting; that one is served as it is.
 */
void runAsCommand(import.meta.url, async () => {
  const isBuilt = Boolean(process.env.BUILT_SITE);
  if (!isBuilt) {
    await makeSecondSchool(secondSchool);
    // Builds of one project run one after the other, because they share its .next/.
    const ofSecondSchool = buildSite(secondSchool).then(() => buildSite(unconnected));
    await Promise.all([buildSite(live), ofSecondSchool]);
  }

  rmSync(outboxDirectory, { recursive: true, force: true });
  // The live one is the last: Playwright begins when it answers.
  for (const { directory, port, base } of isBuilt ? sites : [unconnected, secondSchool, live]) {
    const { url } = await startPreview({ directory, port, base, outbox: outboxDirectory });
    console.log(`${directory} is served at ${url}`);
  }
});

const tsx = commandFile('tsx/cli');
const run = promisify(execFile);

/** Builds a site. What the build prints is shown only if it fails, under the name of the site. */
async function buildSite(site: Site) {
  const { name, project, exportDirectory, port, base, connected, counterUrl = '', day } = site;
  console.log(`Building ${name} …`);
  const settings = previewEnvironment(port, base);
  settings.VISIT_COUNTER_URL = counterUrl;
  // An empty value also hides one in a .env file.
  if (!connected) for (const setting of Object.keys(settings)) settings[setting] = '';
  // On GitHub, findings would be marked at the lines of another school's files.
  const own = { EXPORT_DIR: exportDirectory, SITE_DAY: day ?? '', GITHUB_ACTIONS: '' };
  const env = { ...process.env, ...settings, ...own };
  try {
    await run(process.execPath, [tsx, join('scripts', 'build.ts')], { cwd: project, env });
  } catch (error) {
    const { stdout, stderr } = error as ExecFileException;
    throw new UserError(`Building ${name} (${project}) failed:\n${stdout}${stderr}`);
  }
}
