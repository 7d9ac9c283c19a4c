import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';

/** Which way imports run. `except` is relative to `from`. */
const zones = [
  {
    target: './app',
    from: './scripts',
    except: ['./configuration', './pictures'],
    message: 'Pages import only settings and pictures from scripts/.',
  },
  {
    target: './app/_blocks',
    from: './app/_layout',
    message: 'Inside app/, imports run from _layout to _blocks to _lib.',
  },
  {
    target: './app/_lib',
    from: ['./app/_layout', './app/_blocks'],
    message: 'Inside app/, imports run from _layout to _blocks to _lib.',
  },
  {
    target: './components',
    from: ['./app', './scripts'],
    message: 'Components get everything as props.',
  },
  {
    target: './components',
    from: './content',
    except: ['./schema', './shared'],
    message: 'Components get content as props. They import only its types.',
  },
  {
    target: './content',
    from: ['./app', './components', './scripts'],
    message: 'Content imports only content.',
  },
  {
    target: './scripts',
    from: ['./app', './components'],
    message: 'Scripts work for any page: scripts/check/page-renderer.ts renders one.',
  },
  {
    target: './scripts',
    from: './content',
    except: ['./format', './schema', './shared', './pages.ts'],
    message: 'Scripts work for any school: import schemas, formats and the list of pages.',
  },
  {
    target: './scripts/configuration',
    from: './scripts',
    except: ['./configuration', './system'],
    message: 'Settings know no other script.',
  },
  {
    target: './e2e',
    from: ['./app', './components', './__tests__'],
    message: 'These tests see only the finished site.',
  },
  {
    target: ['./__tests__', './e2e/*', './e2e/!(gate)/**'],
    from: './content',
    except: ['./format', './schema', './shared'],
    message: 'Take content from e2e/fixture/: a school changes its own.',
  },
  {
    target: ['./app', './components', './content', './scripts'],
    from: ['./e2e', './__tests__'],
    message: 'Only tests import tests.',
  },
];

/** What needs Next's scripts in the browser. */
const needsScripts = {
  regex: '^next/(dynamic|form|image|link|script)$|^@(next/third-parties|vercel/)',
  message:
    'This needs scripts in the browser, and the build removes every script except the contact form’s. Use plain HTML.',
};
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [needsScripts, ...patterns] }],
});

/** Forbids syntax that matches one of the selectors. Each selector has its message. */
const syntax = (...rules) => ({
  'no-restricted-syntax': ['error', ...rules.map(([selector, message]) => ({ selector, message }))],
});

const useClient = [
  'ExpressionStatement[directive="use client"]',
  'Only the contact form may be a client component: the build removes all other scripts from the pages.',
];
const rawColor = String.raw`/#[\da-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(/`;
const colors = [
  `:matches(Literal[value=${rawColor}], TemplateElement[value.raw=${rawColor}])`,
  'Use a color by its role: only content/colors.ts contains color values.',
];
const inlineStyle = [
  'JSXAttribute[name.name="style"]',
  'The Content-Security-Policy blocks inline styles: use classes.',
];
const classNameProp = [
  ':matches(TSPropertySignature[key.name="className"], ObjectPattern > Property[key.name="className"])',
  'A component takes no className: it owns its styles, and its parent owns the space around it.',
];
const environment = [
  'MemberExpression[object.name="process"][property.name="env"]',
  'Components get everything as props and read no environment variables.',
];

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores(['.next/', 'out/', '.preview/', 'public/', 'next-env.d.ts', 'test-results/']),
  {
    rules: {
      ...restrictImports(),
      'import/no-restricted-paths': ['error', { zones }],
      // Links are plain <a>: a link to the current page must reload it, and
      // next/link is a client component, which would add scripts to every page.
      '@next/next/no-html-link-for-pages': 'off',
      // app/_blocks/photo.tsx writes <picture> with files that the build makes, because
      // next/image is a client component and needs a server.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // Every class prints CSS.
    files: ['app/**', 'components/**'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': { entryPoint: 'app/globals.css', detectComponentClasses: true },
    },
    rules: {
      // Logical properties (ms-, pe-, start-0, text-end) also fit languages that run from right to left.
      'tailwind/no-restricted-classes': [
        'error',
        {
          restrict: [
            String.raw`^(.*:)?-?([mp][lr]|(scroll-[mp]|border-|rounded-[tb]?)[lr]|left|right)(-.*)?$`,
            '^(.*:)?(text|float|clear)-(left|right)$',
          ],
        },
      ],
      'tailwind/no-unknown-classes': [
        'error',
        // Style sheets of components name these classes. Reader views leave out what is called a footer.
        { ignore: ['^(buttons|contact-details|floor|gallery|mark|site-footer|strip)$'] },
      ],
    },
  },
  { files: ['app/**'], rules: syntax(useClient, colors, inlineStyle, classNameProp) },
  {
    files: ['components/**'],
    rules: {
      ...syntax(useClient, colors, inlineStyle, classNameProp, environment),
      ...restrictImports({
        regex: '/content/schema/',
        allowTypeImports: true,
        message:
          'Components import only types of content: values would bring zod into the browser.',
      }),
    },
  },
  {
    files: ['content/**'],
    rules: restrictImports({
      regex: String.raw`^(?!\.|zod$|leven$|libphonenumber-js$)`,
      message: 'Content imports only content, zod, leven and libphonenumber-js.',
    }),
  },
  {
    // An unused import in a school's file is not a mistake.
    files: ['content/*.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
]);
