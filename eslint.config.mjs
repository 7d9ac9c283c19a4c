import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** Forbids imports whose path fits a pattern; types may come from one that `typesFrom` fits. */
const imports = (message, regex, typesFrom) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex, message },
        ...(typesFrom ? [{ regex: typesFrom, allowTypeImports: true, message }] : []),
      ],
    },
  ],
});

/** Forbids the syntax that each selector finds, with the reason as the message. */
const syntax = (...rules) => ({
  'no-restricted-syntax': ['error', ...rules.map(([selector, message]) => ({ selector, message }))],
});

const useClient = [
  'ExpressionStatement[directive="use client"]',
  'Only components/contact-form/contact-form.tsx runs in the browser.',
];
const rawColor = String.raw`/#[\da-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b(bg|text|border|fill|stroke)-(slate|gray|zinc|stone|red|orange|amber|yellow|green|blue|indigo|purple|pink|rose)-\d/`;
const colors = [
  `:matches(Literal[value=${rawColor}], TemplateElement[value.raw=${rawColor}])`,
  'Use a color by its role. The values are in tailwind.config.ts.',
];
const inlineStyle = [
  'JSXAttribute[name.name="style"]',
  'The Content-Security-Policy refuses inline styles: use classes.',
];
const classNameProp = [
  ':matches(TSPropertySignature[key.name="className"], ObjectPattern > Property[key.name="className"])',
  'A component owns its look, and its parent the space around it: take no className.',
];
const environment = [
  'MemberExpression[object.name="process"][property.name="env"]',
  'Components get everything as props, and do not read the environment.',
];

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores(['.next/', 'out/', '.preview/', 'public/', 'next-env.d.ts', 'test-results/']),
  {
    rules: {
      // Links are plain <a>: a link to the current page reloads it (specification, section 2), and
      // next/link is a client component, which would put scripts on every page.
      '@next/next/no-html-link-for-pages': 'off',
      // components/responsive-image.tsx writes <picture> with files made before the build:
      // next/image is a client component and needs a server.
      '@next/next/no-img-element': 'off',
    },
  },

  // Which way imports run.
  {
    files: ['app/**'],
    rules: imports(
      'A page imports components and content, and nothing that adds Next’s scripts.',
      String.raw`^@/(?!app/|components/|content/|tailwind\.config$)|^(\.\./)+(scripts|e2e|__tests__)/|^next/(link|image)$`,
    ),
  },
  {
    files: ['components/**'],
    rules: imports(
      'A component gets its words as props: import only components, and types of content/schema/.',
      String.raw`^@/(?!components/|content/schema/)|^(\.\./)+(app|content|scripts|e2e|__tests__)/|^next/(link|image)$`,
      '^@/content/schema/',
    ),
  },
  {
    files: ['content/**'],
    rules: {
      ...imports('Content imports only content and zod.', String.raw`^(?!\.\.?/|zod$)`),
      // An import that an editor no longer needs is not a mistake.
      '@typescript-eslint/no-unused-vars': 'off',
      'prefer-const': 'off',
    },
  },
  {
    files: ['scripts/**'],
    rules: imports(
      'A script imports lists and settings, and no single page.',
      String.raw`^@/|/content/(?!schema/|(pages|photos|school)$)|/app/(?!_site/read-configuration$)|/components/(?!photo-sizes$)`,
    ),
  },
  {
    files: ['e2e/**'],
    // Pages of the second school, which are copied into its own app/.
    ignores: ['e2e/second-school/app/**'],
    rules: imports(
      'A test of the finished site sees the site and its content, not its code.',
      String.raw`^@/(?!e2e/|content/|scripts/)|^(\.\./)+(app|components|__tests__)/`,
    ),
  },

  // Syntax that pages and components may not use. The last block that names a file counts.
  { files: ['app/**'], rules: syntax(useClient, colors, inlineStyle, classNameProp) },
  {
    files: ['components/**'],
    rules: syntax(useClient, colors, inlineStyle, classNameProp, environment),
  },
  {
    // It reads the path that the site is served under.
    files: ['components/with-base-path.ts'],
    rules: syntax(useClient, colors, inlineStyle, classNameProp),
  },
  {
    files: ['components/contact-form/contact-form.tsx'],
    rules: syntax(colors, inlineStyle, classNameProp, environment),
  },
  {
    // next/og draws these while the site is built, and needs inline styles.
    files: ['app/cards/**'],
    rules: syntax(useClient, colors, classNameProp),
  },
  {
    // A school's own drawings may have any colors and styles.
    files: ['components/logo.tsx', 'components/association-badge.tsx'],
    rules: syntax(useClient),
  },
]);
