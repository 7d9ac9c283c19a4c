import { createRequire } from 'node:module';
import { parse, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { ReactNode } from 'react';
import { isCustomPage, type Page } from '@/content/schema/pages';
import type { School } from '../school/load-school';

/** What pages are rendered from. Tests render content that the check would reject. */
type RenderInput = Pick<School, 'root' | 'photos' | 'environment'> & {
  content: Record<string, unknown> & { pages: { rows: Page[] } };
};

type PageModule = {
  default: (props: { params: Promise<{ page: string }> }) => ReactNode | Promise<ReactNode>;
};

/** The file in `app/` that renders a page. */
function fileOf(id: string): string {
  if (id === 'home') return './app/page.tsx';
  return isCustomPage(id) ? `./app/${id}/page.tsx` : './app/[page]/page.tsx';
}

/**
 * Prepares to render pages without Next. esbuild bundles the components in `app/` but leaves out content, drawings and
 * generated files. This module passes those in, because tests render copies of a school, and Node can't
 * import drawings or a file that no build has written yet.
 *
 * @returns a function that renders a page to HTML. If a component throws an error, so does the function.
 */
export function pageRenderer({ root, content, photos, environment }: RenderInput) {
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
    // Turns `import()` of content into `require`.
    supported: { 'dynamic-import': false },
    external: [
      ...Object.keys(content).map((name) => `@/content/${name}`),
      '@/content/drawings/*',
      '*/photos.json',
      '*/blanks.json',
      '*/cubes.svg',
    ],
    logLevel: 'silent',
  });
  const requirePackage = createRequire(resolve('package.json'));
  const requireFor = (path: string) => {
    const { dir, name, ext, base } = parse(path);
    if (dir.endsWith('/drawings') || ext === '.svg')
      return { default: { src: `/drawings/${base}`, width: 1, height: 1 } };
    if (dir === '@/content') return content[name];
    // The check counts the blanks itself.
    if (base === 'blanks.json') return 0;
    return base === 'photos.json' ? photos : requirePackage(path);
  };
  const modules: Record<string, () => PageModule> = {};
  // In Jest, `vm.compileFunction` would give the bundle other built-in objects than the packages have.
  const runBundle = new Function('exports', 'require', 'process', outputFiles[0]!.text);
  runBundle(modules, requireFor, { env: environment, cwd: () => root });
  const { renderToStaticMarkup } = requirePackage('react-dom/server');
  return async ({ id, path }: Page): Promise<string> => {
    const { default: PageComponent } = modules[fileOf(id)]!();
    const params = Promise.resolve({ page: path.slice(1) });
    return renderToStaticMarkup(await PageComponent({ params }));
  };
}
