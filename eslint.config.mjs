import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';

/** What each folder may not import. `except` is relative to `from`. */
const zones = [
  {
    target: './app',
    from: './scripts',
    except: ['./configuration', './photos', './design'],
    message: 'Pages import only settings, photos and design from scripts/.',
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
    message: 'Components import nothing from app/ or scripts/. Pass it as a prop.',
  },
  {
    target: './components',
    from: './content',
    except: ['./schema', './shared'],
    message: 'Components import only types of content. Pass the content as a prop.',
  },
  {
    target: './content',
    from: ['./app', './components', './scripts'],
    message: 'Content imports only content.',
  },
  {
    target: './scripts',
    from: ['./app', './components'],
    message: 'Scripts work for any page. Only scripts/check/page-renderer.ts renders pages.',
  },
  {
    target: './scripts',
    from: './content',
    except: ['./format', './schema', './shared', './pages.ts'],
    message:
      'Scripts work for any school. They import only schemas, formats and the list of pages.',
  },
  {
    target: './scripts/configuration',
    from: './scripts',
    except: ['./configuration', './system'],
    message: 'Settings import no other scripts.',
  },
  {
    target: ['./scripts/photos', './scripts/design'],
    from: './scripts',
    except: ['./photos', './design', './html', './system'],
    message: 'Photos and design import only basic scripts.',
  },
  {
    target: './scripts/photos',
    from: './scripts/design',
    message: 'Photos don’t depend on the design.',
  },
  {
    target: './scripts/design',
    from: './scripts/photos',
    message: 'The design doesn’t depend on photos.',
  },
  {
    target: './e2e',
    from: ['./app', './components', './__tests__'],
    message: 'These tests see only the built site.',
  },
  {
    target: ['./__tests__', './e2e/*', './e2e/!(gate)/**'],
    from: './content',
    except: ['./format', './schema', './shared'],
    message: 'Take content from e2e/fixture/, because schools change their own.',
  },
  {
    target: ['./app', './components', './content', './scripts'],
    from: ['./e2e', './__tests__'],
    message: 'Only tests import tests.',
  },
];

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
const environment = [
  'MemberExpression[object.name="process"][property.name="env"]',
  'Components read no environment variables. Pass the value as a prop.',
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
  { files: ['app/**'], rules: syntax(useClient, colors, inlineStyle, classNameProp) },
  {
    files: ['components/**'],
    rules: {
      ...syntax(useClient, colors, inlineStyle, classNameProp, environment),
      ...restrictImports({
        regex: '/content/schema/',
        allowTypeImports: true,
        message:
          'Components import only types of content, because values would bring zod into the browser.',
      }),
    },
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
