import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { UserError } from '../command';
import { filesIn } from './files';

/** The paths of the source files behind each client module's number. */
export type ClientModules = Map<string, string[]>;

interface Manifest {
  clientModules: Record<string, { id: string | number }>;
}

/**
 * Reads which client modules the build knows. Each route's manifest lists more than its page
 * renders (what it imports, or everything), so on its own it says nothing about a page.
 *
 * @param buildDirectory Next's own folder, `.next`
 * @throws UserError if there are none
 */
export async function readClientModules(buildDirectory: string): Promise<ClientModules> {
  const folder = join(buildDirectory, 'server', 'app');
  const files = (await filesIn(folder)).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  // Each manifest is a script that sets globalThis.__RSC_MANIFEST[route].
  const context = createContext({});
  for (const file of files) runInContext(await readFile(join(folder, file), 'utf8'), context);
  const manifests = Object.values((context.__RSC_MANIFEST ?? {}) as Record<string, Manifest>);
  if (!manifests.length) {
    throw new UserError(`${folder} has no client reference manifests: run next build before this.`);
  }

  const modules: ClientModules = new Map();
  for (const { clientModules } of manifests) {
    for (const [path, { id }] of Object.entries(clientModules)) {
      const paths = modules.get(String(id)) ?? [];
      if (!paths.includes(path)) modules.set(String(id), [...paths, path]);
    }
  }
  return modules;
}

/**
 * Next's client modules that stand around every page and do nothing on a page without scripts: they
 * move between pages without loading them, and catch errors of client components. All others
 * (next/script, next/image, a package's, the project's own) may need their scripts.
 */
const framework = new RegExp(
  '/node_modules/next/dist/(esm/)?(' +
    [
      'client/components/layout-router',
      'client/components/render-from-template-context',
      'client/components/client-page',
      'client/components/client-segment',
      'client/components/http-access-fallback/error-boundary',
      'client/components/builtin/global-error',
      'lib/framework/boundary-components',
      'lib/metadata/generate/icon-mark',
    ].join('|') +
    ')\\.js$',
);

/**
 * @param rendered the numbers of the modules that were rendered on a page
 * @returns the paths of those that may need the page's scripts
 * @throws Error naming a number that no manifest knows
 */
export function interactiveModules(rendered: string[], modules: ClientModules): string[] {
  const paths = rendered.flatMap((id) => {
    const known = modules.get(id);
    if (!known)
      throw new Error(`it renders the client module ${id}, which the build does not know`);
    return known;
  });
  return [...new Set(paths)].filter((path) => !framework.test(path.replaceAll('\\', '/')));
}
