import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import parsePhoneNumber from 'libphonenumber-js';
import type { ReactNode } from 'react';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { Page } from '../../content/schema/pages';
import type { Photo } from '../pictures/photo';
import type { Environment } from '../system/command';

type PageModule = {
  default: (props: { params: Promise<{ page: string }> }) => ReactNode | Promise<ReactNode>;
};

/** Whether a page has a folder in `app/`. Such a page has its own design, and `app/` imports its content module. */
export const isCustomPage = (id: string) => existsSync(`app/${id}/page.tsx`);

const fileOf = (id: string) => {
  if (id === 'home') return './app/page.tsx';
  return isCustomPage(id) ? `./app/${id}/page.tsx` : './app/[page]/page.tsx';
};

/**
 * Prepares to draw pages without Next, as the components in `app/` are.
 *
 * esbuild bundles the components, but not the content, the drawings and the list of photos, which the bundle requires
 * from here. Importing `app/` instead would draw the content next to it, but tests also draw copies of a school, and
 * Node can't import drawings or a list of photos that no build has made yet.
 *
 * @param from `content` has the value of each module by its name, and `root` is the folder that holds `content/`
 * @returns a function that returns the HTML of a page; it throws what a component throws
 */
export function pageDrawer(from: {
  root: string;
  content: Record<string, unknown> & { pages: { rows: Page[] } };
  photos: Record<string, Photo>;
  environment: Environment;
}): (page: Page) => Promise<string> {
  const { root, content, photos, environment } = from;
  const files = new Set(content.pages.rows.map(({ id }) => JSON.stringify(fileOf(id))));
  const { outputFiles } = buildSync({
    stdin: {
      contents: [...files].map((file) => `exports[${file}] = () => require(${file});`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    // Makes `import()` of a content module a `require`.
    supported: { 'dynamic-import': false },
    external: [
      ...Object.keys(content).map((name) => `@/content/${name}`),
      '@/content/drawings/*',
      '*/photos.json',
    ],
    logLevel: 'silent',
  });
  const requirePackage = createRequire(resolve('package.json'));
  // Saves a third of a second: the schemas have loaded most of zod and libphonenumber-js, but not as CommonJS, and
  // only a page without a row calls what comes from next/navigation.
  const loaded: Record<string, unknown> = {
    zod: { z },
    'zod/mini': mini,
    'libphonenumber-js': parsePhoneNumber,
    'next/navigation': {},
  };
  const requireFor = (path: string) => {
    const [, name = ''] = /^@\/content\/(.*?)(\.ts)?$/.exec(path) ?? [];
    if (name.startsWith('drawings/')) return { default: { src: `/${name}`, width: 1, height: 1 } };
    if (name) return content[name];
    return path.endsWith('photos.json') ? photos : (loaded[path] ?? requirePackage(path));
  };
  const modules: Record<string, () => PageModule> = {};
  const runBundle = new Function('exports', 'require', 'process', outputFiles[0]!.text);
  runBundle(modules, requireFor, { env: environment, cwd: () => root });
  const { renderToStaticMarkup } = requirePackage('react-dom/server');
  return async ({ id, path }) => {
    const { default: DrawnPage } = modules[fileOf(id)]!();
    const params = Promise.resolve({ page: path.slice(1) });
    return renderToStaticMarkup(await DrawnPage({ params }));
  };
}
