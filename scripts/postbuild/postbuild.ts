import { readFile } from 'node:fs/promises';
import { readConfiguration } from '../configuration/read-configuration';
import rows from '../../content/pages';
import { rewriteExport } from './rewrite-export';
import { publishPhotos } from '../pictures/publish-photos';

/**
 * Finishes the site that `next build` has exported to EXPORT_DIR (`out` by default): removes what no
 * page needs, and makes the photographs that pages show.
 *
 * @throws UserError with a sentence for each mistake
 */
export async function postbuild(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const exportDirectory = process.env.EXPORT_DIR || 'out';
  const addresses = rewriteExport({
    exportDirectory,
    publicDirectory: 'public',
    siteUrl: configuration.siteUrl,
    pages: rows.pages,
    mailOrigin: configuration.emailjs?.origin,
  });
  const { photos } = JSON.parse(await readFile('.generated/pictures.json', 'utf8'));
  console.log(`Photos: ${await publishPhotos(addresses, photos, exportDirectory)}`);

  for (const sentence of configuration.missing) console.log(`• ${sentence}`);
  console.log(`The finished site is in ${exportDirectory}/.`);
}
