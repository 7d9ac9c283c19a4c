import { basename } from 'node:path';
import { buildSync } from 'esbuild';

/** The two scripts of a page with a contact form. */
export type FormBundle = ReturnType<typeof bundleForm>;

/**
 * Bundles the contact form with React into a file with a hash in its name, and builds the page's inline script.
 *
 * @param basePath the path that the site is served under, or an empty string
 */
export function bundleForm(basePath: string) {
  // build() would leave a process that keeps a test open.
  const { outputFiles } = buildSync({
    entryPoints: {
      bundle: 'components/contact-form/browser-entry.tsx',
      inline: 'components/contact-form/inline-script.ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    // Matches “browserslist” in package.json, which esbuild doesn't read.
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(basePath),
      // EmailJS accesses this on import, which throws if storage is blocked. Only an unused option needs it.
      localStorage: 'undefined',
    },
    legalComments: 'none',
    banner: { js: `/*! ${basePath}/licenses.txt */` },
    entryNames: '[name].[hash]',
    outdir: 'out',
    logLevel: 'silent',
  });
  const output = (name: string) =>
    outputFiles.find(({ path }) => basename(path).startsWith(`${name}.`))!;
  const { path, text: code } = output('bundle');
  const file = `_next/static/contact-form/${basename(path)}`;
  return {
    /** The file with React and the form, and its URL. */
    file,
    url: `${basePath}/${file}`,
    code,
    // A closing tag inside the script would close the script element.
    inlineScript: output('inline').text.trim().replaceAll('</', '<\\/'),
  };
}
