import nextEnv from '@next/env';
import { readConfiguration } from '../configuration/read-configuration';
import pages from '../../content/pages';
import { rewriteExport } from './rewrite-export';
import { publishPhotos } from '../pictures/publish-photos';
import { runAsCommand } from '../system/command';

/**
 * The last step of `npm run build`: finishes the site that `next build` has exported to EXPORT_DIR (`out` by
 * default). Removes what no page needs, and copies the photographs that pages show.
 */
void runAsCommand(async () => {
  const configuration = readConfiguration({ ...nextEnv.loadEnvConfig(process.cwd()).combinedEnv });
  const exportDirectory = process.env.EXPORT_DIR || 'out';
  const html = rewriteExport({
    exportDirectory,
    publicDirectory: 'public',
    siteUrl: configuration.siteUrl,
    pages: pages.rows,
    mailOrigin: configuration.emailjs?.origin,
  });
  await publishPhotos(html, exportDirectory);

  for (const sentence of configuration.missing) console.log(`• ${sentence}`);
  console.log(`The finished site is in ${exportDirectory}/.`);
});
