import { relative } from 'node:path';
import { notConnected } from '../app/_site/read-configuration';
import { check, loadEnvironment } from './check';
import { basePathOf } from './base-path.mjs';
import { report } from './check/report';
import { linkFindings } from './check/links';
import { commandFile, runAsCommand, runNode, UserError, type Environment } from './command';
import { finish } from './finish';
import { publishPhotos } from './photos';
import { prepare } from './prepare';

/**
 * Builds the site: checks settings and content, exports every page, and makes the pictures and fonts
 * that pages use. Never run two builds of one project at once: they share `.next/`.
 *
 * @param environment all variables that the build sees; an empty value also hides one in `.env`
 * @param exportDir the folder for the finished site; its old content is deleted
 * @throws UserError with a sentence for each mistake
 */
export async function build(environment: Environment, exportDir: string): Promise<void> {
  const configuration = await check(environment);
  const basePath = basePathOf(configuration.siteUrl);
  const photos = await prepare();
  const code = await runNode(commandFile('next/dist/bin/next'), ['build'], {
    ...environment,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Next accepts only a path relative to the project. Its own files stay in .next/.
    EXPORT_DIR: relative('', exportDir),
  });
  if (code !== 0) throw new UserError('Next could not build the site. The reason is above.');
  // Imported only here, so that check(), which runs first, reports a mistake in it.
  const { default: pages } = await import('../content/pages');
  await finish({
    exportDirectory: exportDir,
    buildDirectory: '.next',
    publicDirectory: 'public',
    basePath,
    pages,
    mailOrigin: configuration.emailjs?.origin,
    counterUrl: configuration.visitCounterUrl ?? undefined,
  });
  console.log(`Photos: ${await publishPhotos(photos, exportDir)}`);
  report(await linkFindings(exportDir, basePath));

  const has = (page: string) => pages.some(({ id }) => id === page);
  const needed = { contact: has('contact'), enrollment: has('enrollment-inquiry') };
  for (const sentence of notConnected(configuration, needed)) console.log(`• ${sentence}`);
  console.log(`The finished site is in ${exportDir}/.`);
}

void runAsCommand(import.meta.url, () =>
  build(loadEnvironment(false), process.env.EXPORT_DIR || 'out'),
);
