import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** The bundles of a site's islands. */
export interface Islands {
  /** Where the browser finds the bundle of each island, by its name. */
  addresses: Record<string, string>;
  /** The text of every bundle. */
  scripts: string[];
}

/** What an island's bundle may use: the browsers that Next itself supports. */
const settings = {
  bundle: true,
  minify: true,
  write: false,
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/** Where the bundles stand in the export. */
export const islandFolder = '_next/static/islands';

/**
 * Bundles islands: React, the component, and nothing else. What two of them share becomes a file of
 * its own. A file's name carries a hash of what is in it.
 *
 * @param basePath the path its addresses begin with
 * @throws Error of esbuild's where there is no such island
 */
export async function bundleIslands(
  names: string[],
  exportDirectory: string,
  basePath: string,
): Promise<Islands> {
  const { outputFiles } = await build({
    ...settings,
    entryPoints: Object.fromEntries(
      names.map((name) => [name, `components/${name}/browser-entry.tsx`]),
    ),
    format: 'esm',
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    outdir: islandFolder,
  });
  await mkdir(join(exportDirectory, islandFolder), { recursive: true });
  const addresses: Islands['addresses'] = {};
  for (const { path, contents } of outputFiles) {
    const file = basename(path);
    addresses[file.split('.')[0]!] = `${basePath}/${islandFolder}/${file}`;
    await writeFile(join(exportDirectory, islandFolder, file), contents);
  }
  return { addresses, scripts: outputFiles.map(({ text }) => text) };
}

/** The inline script that loads a page's islands, as short as it gets. */
export async function islandLoader(addresses: Islands['addresses']): Promise<string> {
  const { outputFiles } = await build({
    ...settings,
    stdin: {
      contents:
        `import { loadIslands } from './components/island/load-islands';` +
        `loadIslands(${JSON.stringify(addresses)});`,
      resolveDir: '.',
    },
    format: 'iife',
  });
  // An end tag in it would end the element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
