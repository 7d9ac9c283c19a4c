import { basename } from 'node:path';
import { buildSync } from 'esbuild';

/** The two scripts of a page with a contact form. */
export type FormBundle = ReturnType<typeof bundleForm>;

/**
 * Bundles the contact form with React into one file, whose name has a hash, and makes the page's inline script.
 *
 * @param basePath the path that the site is served under, or an empty string
 */
export function bundleForm(basePath: string) {
  // Unlike build(), buildSync() leaves no process that would keep a test open.
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
    // What every browser of package.json's “browserslist” knows, which esbuild does not read.
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      // EmailJS reads this when it starts, which throws if the browser blocks storage. Only a limit of EmailJS
      // that the form does not use needs it.
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
