import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { UserError } from '../system/command';
import { textsIn } from '../system/files';

/**
 * Refuses a client component that would stop working without Next's scripts. It allows only
 * Next's own and islands, which are components with a `browser-entry.tsx` beside them.
 *
 * @param buildDirectory Next's own folder, `.next`, whose manifests name every client component
 * @throws UserError that names a component that is not an island, or if no manifest names any component
 */
export async function requireIslandsOnly(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, 'server', 'app');
  const manifests = await textsIn(folder, /client-reference-manifest/);
  // Each manifest is a script that adds its page to a shared global object.
  const context: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } = {};
  for (const script of manifests.values()) runInNewContext(script, context);
  const modules = Object.values(context.__RSC_MANIFEST ?? {}).map((page) => page.clientModules);
  const paths = modules.flatMap(Object.keys).map((path) => path.replaceAll('\\', '/'));
  if (!paths.length) throw new UserError(`No manifest in ${folder} names a client component.`);
  const other = paths.find((path) => {
    const [, folder = ''] = /(components\/[\w-]+)\/[^/]+$/.exec(path) ?? [];
    const isIsland = existsSync(join(folder, 'browser-entry.tsx'));
    return !isIsland && !path.includes('/node_modules/next/dist/');
  });
  if (!other) return;
  throw new UserError(
    `${other.replace('[project]/', '')} is a client component ('use client'), but the finished pages ` +
      'have no script that would run it: make it an island like components/contact-form, or remove ' +
      '“use client”.',
  );
}
