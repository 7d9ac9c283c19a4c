import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runAsCommand, UserError } from '@/scripts/system/command';
import { startPreview } from '@/scripts/preview/serve-preview';
import { previewEnvironment } from '@/scripts/preview/preview-environment';
import {
  fixtureBase,
  fixtureProject as project,
  makeFixture,
  outboxDirectory,
} from './fixture-site';

/** Builds the fixture and serves it on a port: `serve-fixture.ts 4173`. */
void runAsCommand(async () => {
  const port = Number(process.argv[2]);
  await makeFixture(project);
  const env = {
    ...process.env,
    ...previewEnvironment(port, fixtureBase),
    EXPORT_DIR: 'finished',
    // Notices and events depend on this day.
    SITE_DAY: '2031-10-15',
    // On GitHub, diagnostics would annotate lines of files that aren't in the repository.
    GITHUB_ACTIONS: '',
  };
  console.log('Building the fixture …');
  const build = spawnSync('npm run build', { shell: true, cwd: project, env, encoding: 'utf8' });
  if (build.status !== 0)
    throw new UserError(`Building ${project} failed:\n${build.stdout}${build.stderr}`);
  const directory = join(project, 'finished');
  const url = await startPreview({ directory, base: fixtureBase, port, outbox: outboxDirectory });
  console.log(`The fixture is at ${url}`);
});
