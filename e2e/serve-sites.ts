import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile, runAsCommand, runNode, UserError } from '../scripts/command';
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
    await makeSecondSchool(secondSchool.project);
    // Two of one project would get into each other's way; those of two projects share the cores.
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

async function buildSite({ name, project, exportDirectory, port, base, connected }: Site) {
  console.log(`\n── Building ${name} ──`);
  const settings = previewEnvironment(port, base);
  // An empty value also hides one in a .env file.
  if (!connected) for (const setting of Object.keys(settings)) settings[setting] = '';
  const environment = { ...process.env, ...settings, EXPORT_DIR: exportDirectory };
  const code = await runNode(tsx, [join('scripts', 'build.ts')], environment, project);
  if (code !== 0) throw new UserError(`${name} could not be built: the reason is above.`);
}
