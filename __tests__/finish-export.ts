import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An export of Next in small, for the tests of the finishing step: files by their paths. */
export type Files = Record<string, string>;

const framework = '[project]/node_modules/next/dist/client/components/layout-router.js';
export const form = '[project]/components/contact-form.tsx';
export const menu = '[project]/components/menu.tsx';
const modules = { [framework]: 1, [form]: 2, [menu]: 3 };

/** What a page consists of, besides what all pages have. */
interface Parts {
  head?: string;
  body?: string;
  /** Numbers of the client modules that are rendered, besides the framework's 1. */
  rendered?: number[];
  base?: string;
}

const script = (base: string, name: string) =>
  `<script src="${base}/_next/static/chunks/${name}" async=""></script>`;

/** A page with the markup of Next 16. */
export function page({ head = '', body = '<p>Hello</p>', rendered = [], base = '' }: Parts = {}) {
  const rows = [1, ...rendered].map((id) => `${id}:I[${id},["$9"],"X"]\n`).join('');
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${base}/_next/static/chunks/main1.js"/>` +
    script(base, 'main1.js') +
    `<title>School</title>${head}` +
    `<script src="${base}/_next/static/chunks/nomodule1.js" noModule=""></script></head><body>` +
    `${body}<script id="_R_">boot()</script>${script(base, 'main1.js')}` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    `<script>self.__next_f.push(${JSON.stringify([1, rows])})</script></body></html>`
  );
}

/** The page as it should be when nothing of Next is left. */
export function bare(html: string): string {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script[^>]*src="[^"]*\/_next\/[^>]*><\/script>/g, '')
    .replace(/<script[^>]*>(?:boot|\(?self\.__next_f).*?<\/script>/g, '');
}

/** The policy that a finished page carries, and the page without it. */
export function splitPolicy(html = '') {
  const meta =
    /(<meta charSet="utf-8"\/>)<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/;
  return { policy: meta.exec(html)?.[2] ?? '', rest: html.replace(meta, '$1') };
}

/** Next's files around two chunks, one of which loads the other later. */
export const builtFiles: Files = {
  '_next/static/chunks/main1.js': 'load("static/chunks/later1.js")',
  '_next/static/chunks/later1.js': '// later',
  '_next/static/chunks/unused1.js': '// unused',
  '_next/static/chunks/nomodule1.js': '// old browsers',
  '_next/static/site/_buildManifest.js': '// manifest',
};

export interface Finished {
  /** All files of the export afterwards. */
  files: Files;
  /** What was printed, or the sentence with which it was refused. */
  words: string;
  refused: boolean;
}

/**
 * Writes an export, finishes it as the build does, in a process of its own, and reads what is there
 * then.
 *
 * @param routes the pages that the build knows; those in the export if left out
 */
export function finished(
  files: Files,
  { base = '', mailOrigin, routes = routesOf(files) }: FinishedOptions = {},
): Finished {
  const folder = mkdtempSync(join(tmpdir(), 'finish-'));
  const [out, build] = [join(folder, 'out'), join(folder, 'build')];
  const pages = Object.fromEntries(routes.map((route) => [route, { routeType: 'page' }]));
  const clientModules = Object.fromEntries(
    Object.entries(modules).map(([path, id]) => [path, { id }]),
  );
  try {
    write(out, files);
    write(build, {
      'prerender-manifest.json': JSON.stringify({ routes: pages }),
      'server/app/page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST = {"/page": ${JSON.stringify({ clientModules })}}`,
    });
    const { status, stdout, stderr } = run({
      exportDirectory: out,
      buildDirectory: build,
      basePath: base,
      configuration: { emailjs: mailOrigin ? { origin: mailOrigin } : null },
    });
    return { files: read(out), words: stdout + stderr, refused: status !== 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface FinishedOptions {
  base?: string;
  mailOrigin?: string;
  routes?: string[];
}

function routesOf(files: Files): string[] {
  return Object.keys(files)
    .filter((file) => file.endsWith('.html') && !file.includes('_') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
}

/** Jest cannot load parse5, which is an ES module; Node with tsx can, as it does for the build. */
function run(options: object) {
  const script =
    `import { finish } from ${JSON.stringify(pathToFileURL(resolve('scripts/finish.ts')).href)};` +
    `finish(${JSON.stringify(options)}).catch((error) => {` +
    'console.error(error.name + ": " + error.message); process.exit(1); });';
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
}

function write(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function read(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}
