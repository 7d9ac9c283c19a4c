import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command';
import { textsIn } from '../files';

/**
 * Makes sure that a build has no client component that would stop working without Next's scripts:
 * besides Next's own there may only be islands, components with a `browser-entry.tsx` beside them.
 *
 * @param buildDirectory Next's own folder, `.next`, whose manifests name every client component
 * @throws UserError naming a component that is not an island, or if no manifest names any
 */
export async function requireIslandsOnly(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, 'server', 'app');
  const manifests = await textsIn(folder, /client-reference-manifest/);
  const named = [...manifests.values()].join().matchAll(/"([^"]*\/[^"]*)":\s*\{"id"/g);
  const paths = [...named].map(([, path = '']) => path.replaceAll('\\\\', '/'));
  if (!paths.length) throw new UserError(`No manifest in ${folder} names a client component.`);
  const other = paths.find((path) => !isKnown(path));
  if (!other) return;
  throw new UserError(
    `${other.replace('[project]/', '')} is a client component ('use client'), but the finished pages ` +
      'have no scripts that would run it: make it an island, as components/contact-form is one, ' +
      'or do without a script.',
  );
}

function isKnown(path: string): boolean {
  const [, folder = ''] = /(components\/[\w-]+)\/[^/]+$/.exec(path) ?? [];
  return path.includes('/node_modules/next/dist/') || existsSync(join(folder, 'browser-entry.tsx'));
}
