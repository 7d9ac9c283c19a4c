import nextEnv from '@next/env';
import { readConfiguration } from '../configuration/read-configuration';
import pages from '../../content/pages';
import { filesOfSample } from '../check/sample';
import { rewriteExport } from './rewrite-export';
import { publishPhotos } from '../pictures/make-photos';
import { runAsCommand } from '../system/command';

/**
 * The last step of `npm run build`: finishes the export in EXPORT_DIR (default `out`) and copies the photos that pages
 * use.
 */
void runAsCommand(async () => {
  const environment = { ...nextEnv.loadEnvConfig(process.cwd()).combinedEnv };
  const configuration = readConfiguration(environment);
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
  const files = await filesOfSample('.', environment);
  if (files.length)
    console.log(
      `• The sample’s words or drawings are still in ${files.join(', ')}: npm run check names the lines.`,
    );
});
