import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import project from '../../package.json';
import { licenseFile } from './licenses';

/** The bundles of a site's islands. */
export interface Islands {
  /** The URLs of each island's bundle and of its permanent copy, by the island's name. */
  urls: Record<string, string[]>;
  /** The files that the bundles were made from. */
  sources: string[];
}

const settings = {
  bundle: true,
  minify: true,
  write: false,
  // The browsers that Next compiles for, in esbuild's spelling.
  target: project.browserslist.map((each) => each.replace(' ', '').replace('ios_saf', 'ios')),
  define: {
    'process.env.NODE_ENV': '"production"',
    // EmailJS reads this when it starts, which throws if the browser blocks storage. Only a limit of EmailJS
    // that the form does not use needs it.
    localStorage: 'undefined',
  },
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/** The folder of the bundles in the export. */
export const islandFolder = '_next/static/islands';

/**
 * Holds a second copy of each bundle, under a name without a hash. A page that was loaded before the last
 * deployment finds it here if the host has deleted the file that the page names. `_headers` sets no long
 * caching for this folder (headers.ts).
 */
const lastingFolder = '_next/islands';

/**
 * Bundles each island with React, and writes each bundle twice: under a name with a hash, and without one.
 *
 * @param basePath the path that the site is served under, or an empty string
 * @throws esbuild's error if an island does not exist
 */
export async function bundleIslands(
  names: string[],
  exportDirectory: string,
  basePath: string,
): Promise<Islands> {
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: Object.fromEntries(
      names.map((name) => [name, `components/${name}/browser-entry.tsx`]),
    ),
    format: 'esm',
    banner: { js: `/*! ${basePath}/${licenseFile} */` },
    entryNames: '[name].[hash]',
    outdir: islandFolder,
    metafile: true,
  });
  const urls: Islands['urls'] = {};
  for (const { path, contents } of outputFiles) {
    const file = basename(path);
    const [name = ''] = file.split('.');
    const both = [`${islandFolder}/${file}`, `${lastingFolder}/${name}.js`];
    urls[name] = both.map((each) => `${basePath}/${each}`);
    for (const each of both) {
      await mkdir(join(exportDirectory, dirname(each)), { recursive: true });
      await writeFile(join(exportDirectory, each), contents);
    }
  }
  return { urls, sources: Object.keys(metafile.inputs) };
}

/** Makes the inline script that loads a page's islands, as short as possible. */
export async function islandLoader(names: string[], islands: Islands): Promise<string> {
  const starts = names.map(
    (name, index) =>
      `import start${index} from './components/${name}/loader-entry';` +
      `start${index}(${JSON.stringify(islands.urls[name])});`,
  );
  const { outputFiles } = await build({
    ...settings,
    stdin: {
      contents: starts.join(''),
      resolveDir: '.',
    },
    format: 'iife',
  });
  // A closing tag inside the script would close the script element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
