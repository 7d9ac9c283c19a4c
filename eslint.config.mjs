import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';
import { tsImport } from 'tsx/esm/api';

/** What needs Next's scripts in the browser. */
const needsScripts = {
  regex: '^next/(dynamic|form|image|link|script)$|^@(next/third-parties|vercel/)',
  message:
    'This needs scripts in the browser, and the build removes all scripts except the contact form’s: use plain HTML.',
};

/** Forbids imports whose path matches `regex`, and allows only types from paths that match `typesFrom`. */
const imports = (message, regex, typesFrom) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        needsScripts,
        { regex, message },
        ...(typesFrom ? [{ regex: typesFrom, allowTypeImports: true, message }] : []),
      ],
    },
  ],
});

/** Forbids a page of app/ what does not belong to it, and the folders of app/ that are `above` it. */
const appImports = (...above) =>
  imports(
    'A page imports only app (from _layout to _blocks to _lib), components, content, the settings and what makes pictures.',
    [
      String.raw`^@/(?!app/|components/|content/|scripts/(configuration|pictures)/)`,
      String.raw`^(\.\./)+(scripts|e2e|__tests__)/`,
      ...above.map((folder) => `/${folder}/`),
    ].join('|'),
  );

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
  'Components get their words as props and read no environment variables.',
];

// Tailwind's plugin reads the colors, and would end in a stack trace if they have a mistake.
const colorsAreRight = await tsImport('./content/colors.ts', import.meta.url).then(
  () => true,
  () => false,
);

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores(['.next/', 'out/', '.preview/', 'public/', 'next-env.d.ts', 'test-results/']),
  {
    rules: {
      // Links are plain <a>: a link to the current page must reload it, and
      // next/link is a client component, which would add scripts to every page.
      '@next/next/no-html-link-for-pages': 'off',
      // app/_blocks/photo.tsx writes <picture> with files that the build makes, because
      // next/image is a client component and needs a server.
      '@next/next/no-img-element': 'off',
    },
  },

  {
    files: ['content/colors.ts'],
    rules: colorsAreRight
      ? {}
      : syntax(['Program', 'The colors have a mistake: `npm run check` says which.']),
  },
  {
    // Every class prints CSS.
    files: ['app/**', 'components/**'],
    ignores: colorsAreRight ? [] : ['**'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': { entryPoint: 'app/globals.css', detectComponentClasses: true },
    },
    rules: {
      // Use ms-, pe-, start-0, text-end, …, because words in a language like Arabic run from right to left.
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
        { ignore: ['^(contact-details|gallery|mark|site-footer)$'] },
      ],
    },
  },

  // The direction of imports. For each file, only the last matching block counts.
  { files: ['app/**'], rules: appImports() },
  { files: ['app/_blocks/**'], rules: appImports('_layout') },
  { files: ['app/_lib/**'], rules: appImports('_layout', '_blocks') },
  {
    files: ['components/**'],
    rules: imports(
      // What the form says to the mail service holds no words.
      'A component gets its words as props: it imports only components, and types from content/schema/, or its mail-service.',
      String.raw`^@/(?!components/|content/schema/)|^(\.\./)+(app|content|scripts|e2e|__tests__)/`,
      '^@/content/schema/(?!mail-service$)',
    ),
  },
  {
    files: ['content/**'],
    rules: imports(
      'Content imports only content, zod, leven and libphonenumber-js.',
      String.raw`^(?!\.\.?/|zod$|leven$|libphonenumber-js$)|^(\.\./)+(app|components|scripts|e2e|__tests__)/`,
    ),
  },
  {
    // A line that an editor leaves unused is not an error.
    files: ['content/**'],
    ignores: ['content/{format,schema}/**'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['scripts/**'],
    rules: imports(
      'A script works for any page: of content/, it imports only schemas and the list of pages, and nothing of app/ and components/.',
      String.raw`^@/|/content/(?!schema/|pages$)|/app/|/components/`,
    ),
  },
  {
    files: ['scripts/configuration/**'],
    rules: imports(
      'The settings import only shapes and the error for a user.',
      String.raw`^@/|^(\.\./)+(?!\.\./|content/schema/|system/command$)`,
    ),
  },
  {
    files: ['e2e/**'],
    rules: imports(
      'A test of finished sites imports schemas and scripts, but no components, pages or content.',
      String.raw`^@/(?!e2e/|content/(format|schema)/|scripts/)|^(\.\./)+(app|components|__tests__|content)/`,
    ),
  },
  {
    // The gate's tests hold for any words, so they may import content.
    files: ['e2e/gate/**'],
    rules: imports(
      'A test of the gate imports content and scripts, but no components or pages.',
      String.raw`^@/(?!e2e/|content/|scripts/)|^(\.\./)+(app|components|__tests__)/`,
    ),
  },
  {
    files: ['__tests__/**'],
    rules: imports(
      'A test of the software takes words from e2e/fixture/, because a school changes its own words.',
      String.raw`^@/content/(?!format/|schema/)|^(\.\./)+content/(?!format/|schema/)`,
    ),
  },

  // The syntax of pages and components.
  { files: ['app/**'], rules: syntax(useClient, colors, inlineStyle, classNameProp) },
  {
    files: ['components/**'],
    rules: syntax(useClient, colors, inlineStyle, classNameProp, environment),
  },
]);
