import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';

/**
 * The directions of imports: a folder, another from which it imports nothing, and what it may still import from there.
 * CONTRIBUTING.md has the reasons.
 */
const directions = [
  ['app', 'scripts', ['configuration', 'photos', 'design']],
  ['app/_blocks', 'app/_layout'],
  ['app/_lib', 'app/_layout'],
  ['app/_lib', 'app/_blocks'],
  ['components', 'app'],
  ['components', 'scripts'],
  ['components', 'content', ['schema', 'shared']],
  ['content', 'app'],
  ['content', 'components'],
  ['content', 'scripts'],
  ['scripts', 'app'],
  ['scripts', 'components'],
  // Scripts work for any school.
  ['scripts', 'content', ['format', 'schema', 'shared', 'pages.ts']],
  ['scripts/configuration', 'scripts', ['configuration', 'system']],
  ['scripts/photos', 'scripts', ['photos', 'system']],
  ['scripts/design', 'scripts', ['design', 'html', 'system']],
  // These tests see only the built site.
  ['e2e', 'app'],
  ['e2e', 'components'],
  ['e2e', '__tests__'],
  // Tests take content from e2e/fixture/, because schools change their own.
  ['__tests__', 'content', ['format', 'schema', 'shared']],
  ['e2e/!(gate)/**', 'content', ['format', 'schema', 'shared']],
  ['e2e/*', 'content', ['format', 'schema', 'shared']],
  ...['app', 'components', 'content', 'scripts'].flatMap((folder) => [
    [folder, 'e2e'],
    [folder, '__tests__'],
  ]),
];
const zones = directions.map(([target, from, except = []]) => ({
  target: `./${target}`,
  from: `./${from}`,
  except: except.map((name) => `./${name}`),
  message: `${target}/ imports ${except.length ? `only ${except.join(', ')}` : 'nothing'} from ${from}/.`,
}));

/** Modules that need Next's scripts in the browser. */
const needsScripts = {
  regex: '^next/(dynamic|form|image|link|script)$|^@(next/third-parties|vercel/)',
  message:
    'This needs scripts in the browser, but the build removes all except the contact form’s. Use plain HTML.',
};
/** Imports from another top folder. Inside a folder, imports are relative. */
const relative = {
  regex: String.raw`^(\.\./)+(app|components|content|scripts|e2e|__tests__)/`,
  message: 'Import from another folder with @/.',
};
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [needsScripts, relative, ...patterns] },
  ],
});

/** Forbids syntax. Each rule is a selector and its message. */
const syntax = (...rules) => ({
  'no-restricted-syntax': ['error', ...rules.map(([selector, message]) => ({ selector, message }))],
});

const useClient = [
  'ExpressionStatement[directive="use client"]',
  'Only the contact form may be a client component, because the build removes all other scripts.',
];
const rawColor = String.raw`/#[\da-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(/`;
const colors = [
  `:matches(Literal[value=${rawColor}], TemplateElement[value.raw=${rawColor}])`,
  'Use a color by its role (scripts/design/color-roles.ts).',
];
const inlineStyle = [
  'JSXAttribute[name.name="style"]',
  'The Content-Security-Policy blocks inline styles. Use classes.',
];
const classNameProp = [
  ':matches(TSPropertySignature[key.name="className"], ObjectPattern > Property[key.name="className"])',
  'Don’t pass a className. A component owns its styles, and its parent owns the space around it.',
];

const wordsAsKey = [
  'JSXAttribute[name.name="key"] Identifier[name=/^(answer|cell|column|heading|href|label|name|question|term|text|title|value|who)$/]',
  'Two items of a list may have the same words. Use the index as the key.',
];

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores(['.next/', 'out/', '.preview/', 'public/', 'next-env.d.ts', 'test-results/']),
  {
    rules: {
      ...restrictImports(),
      'import/no-restricted-paths': ['error', { zones }],
      // next/link is a client component, which would add scripts to every page. Also, a link to the
      // current page must reload it.
      '@next/next/no-html-link-for-pages': 'off',
      // app/_blocks/photo.tsx writes its own <picture>, because next/image is a client component and
      // needs a server.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // A class that generates no CSS is a mistake.
    files: ['app/**', 'components/**'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': { entryPoint: 'app/globals.css', detectComponentClasses: true },
    },
    rules: {
      // Logical properties (ms-, pe-, start-0, text-end) also work for right-to-left languages.
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
        // Style sheets name these classes, and reader views skip site-footer.
        { ignore: ['^(buttons|evening|hand|heights|on-paper-.+|program-name|site-footer)$'] },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    rules: syntax(useClient, colors, inlineStyle, classNameProp, wordsAsKey),
  },
  {
    files: ['components/**'],
    rules: restrictImports({
      regex: '/content/schema/',
      allowTypeImports: true,
      message:
        'Components import only types of content, because values would bring zod into the browser.',
    }),
  },
  {
    files: ['content/**'],
    rules: restrictImports({
      regex: String.raw`^(?!\.|zod$|culori$|leven$|libphonenumber-js(/|$))`,
      message: 'Content imports only content, zod, culori, leven and libphonenumber-js.',
    }),
  },
  {
    // In a school's files, unused imports are harmless.
    files: ['content/*.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
]);
