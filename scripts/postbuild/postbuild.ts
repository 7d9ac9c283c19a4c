import nextEnv from '@next/env';
import { readConfiguration } from '../configuration/read-configuration';
import pages from '../../content/pages';
import type { ContentModules } from '../check/content-modules';
import { loadContent } from '../check/load';
import { isPublic } from '../check/rules';
import { publishedLeaves } from '../check/published';
import { leftOfSample } from '../check/sample';
import { readSources } from '../check/source';
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
  const sources = readSources('.');
  const { content } = await loadContent('.', sources);
  const school = content as ContentModules;
  const left = leftOfSample(school, publishedLeaves(school), sources, '.').map(({ file }) => file);
  if (isPublic(environment) && left.length)
    console.log(
      `• The sample’s words or drawings are still in ${left.join(', ')}: npm run check names the lines.`,
    );
});
