import nextEnv from '@next/env';
import { readConfiguration } from '../configuration/read-configuration';
import pages from '@/content/pages';
import { rewriteExport } from './rewrite-export';
import { publishPhotos } from '../photos/make-photos';
import { runAsCommand } from '../system/command';

/**
 * The last step of `npm run build`: finishes the export in EXPORT_DIR (default `out`) and copies the photos that pages
 * use.
 */
void runAsCommand(async () => {
  const configuration = readConfiguration(nextEnv.loadEnvConfig(process.cwd()).combinedEnv);
  const exportDirectory = process.env.EXPORT_DIR || 'out';
  const html = rewriteExport({
    exportDirectory,
    publicDirectory: 'public',
    siteUrl: configuration.siteUrl,
    pages: pages.rows,
    mailOrigin: configuration.emailjs?.origin,
  });
  await publishPhotos(html, exportDirectory);

  const { unfinished, missing } = configuration;
  const hasInquiry = pages.rows.some(({ id }) => id === 'enrollment-inquiry');
  const settings = missing.filter((each) => hasInquiry || !each.startsWith('ENROLLMENT_FORM_URL'));
  for (const sentence of [...unfinished, ...settings]) console.log(`• ${sentence}`);
  console.log(`The finished site is in ${exportDirectory}/.`);
});
