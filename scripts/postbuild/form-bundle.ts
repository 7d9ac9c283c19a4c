import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import project from '../../package.json';
import { licenseFile } from './licenses';

/** The two scripts of a page with a contact form. */
export interface FormBundle {
  /** The URL of the file with React and the form. */
  url: string;
  /** The script inside the page, which loads that file. */
  inlineScript: string;
  /** The files that both were made from. */
  sources: string[];
}

/**
 * Bundles the contact form with React into one file of the export, whose name has a hash, and makes the page's
 * inline script.
 *
 * @param basePath the path that the site is served under, or an empty string
 */
export async function bundleForm(exportDirectory: string, basePath: string): Promise<FormBundle> {
  const folder = '_next/static/contact-form';
  // Unlike build(), buildSync() leaves no process that would keep a test open.
  const { outputFiles, metafile } = buildSync({
    entryPoints: {
      bundle: 'components/contact-form/browser-entry.tsx',
      inline: 'components/contact-form/inline-script.ts',
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    // The browsers that Next compiles for, in esbuild's spelling.
    target: project.browserslist.map((each) => each.replace(' ', '').replace('ios_saf', 'ios')),
    define: {
      'process.env.NODE_ENV': '"production"',
      // EmailJS reads this when it starts, which throws if the browser blocks storage. Only a limit of EmailJS
      // that the form does not use needs it.
      localStorage: 'undefined',
    },
    legalComments: 'none',
    banner: { js: `/*! ${basePath}/${licenseFile} */` },
    entryNames: '[name].[hash]',
    outdir: folder,
    logLevel: 'silent',
  });
  const output = (name: string) =>
    outputFiles.find(({ path }) => basename(path).startsWith(`${name}.`))!;
  const { path, text: code } = output('bundle');
  await mkdir(join(exportDirectory, folder), { recursive: true });
  await writeFile(join(exportDirectory, folder, basename(path)), code);
  return {
    url: `${basePath}/${folder}/${basename(path)}`,
    // A closing tag inside the script would close the script element.
    inlineScript: output('inline').text.trim().replaceAll('</', '<\\/'),
    sources: Object.keys(metafile.inputs),
  };
}
