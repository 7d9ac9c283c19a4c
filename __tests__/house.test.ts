/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  importsOf,
  linesOf,
  packageOf,
  projectFiles,
  settingsFiles,
  type Import,
  type ProjectFile,
} from './house/files';

const files = projectFiles();
const inRoom = (...names: string[]) =>
  files.filter(({ path }) => names.some((name) => path.startsWith(`${name}/`)));
const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path));

/** Fails with every sentence on a line of its own. */
function expectNone(sentences: string[]): void {
  expect(sentences.join('\n')).toBe('');
}

describe('imports run one way:', () => {
  const wrongIn = (rooms: string[], isAllowed: (each: Import, file: string) => boolean) =>
    code
      .filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)))
      .flatMap((file) =>
        importsOf(file)
          .filter((each) => !packageOf(each) && !each.target.startsWith('node:'))
          .filter((each) => !isAllowed(each, file.path))
          .map(({ target }) => `${file.path} imports ${target}`),
      );
  const from =
    (...targets: RegExp[]) =>
    ({ target }: Import) =>
      targets.some((pattern) => pattern.test(target));

  test('pages put components and content together', () => {
    const wrong = wrongIn(['app'], from(/^(app|components|content)\//));
    expectNone(wrong.map((each) => `${each}, but a page knows only components and content.`));
  });

  test('components get their words as props', () => {
    const wrong = wrongIn(
      ['components'],
      ({ target, isTypeOnly }) =>
        target.startsWith('components/') || (target === 'content/schema' && isTypeOnly),
    );
    expectNone(
      wrong.map((each) => `${each}, but a component knows components, and types of the schema.`),
    );
  });

  test('content knows only itself and zod', () => {
    const wrong = wrongIn(['content'], from(/^content\//));
    const packages = inRoom('content')
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => !target.startsWith('content/') && target !== 'zod')
          .map(({ target }) => `${file.path} imports ${target}`),
      );
    expectNone([...wrong, ...packages].map((each) => `${each}, but content knows only zod.`));
  });

  test('scripts know no single page', () => {
    const wrong = wrongIn(['scripts'], (each, file) => {
      const lists = /^(scripts\/|content\/(define|schema|pages|photos|school)$)/;
      const shared = /^(app\/_site\/read-configuration|components\/photo-sizes)$/;
      // It sends a message through the contact form, and finds its fields by their labels.
      const canary = file === 'scripts/canary/send.ts' && each.target === 'content/contact';
      return lists.test(each.target) || shared.test(each.target) || canary;
    });
    expectNone(wrong.map((each) => `${each}, but a script knows lists and settings only.`));
  });

  test('end-to-end tests know the finished site, its words and how it is served', () => {
    const wrong = wrongIn(['e2e'], from(/^(e2e|content|scripts)\//));
    expectNone(wrong.map((each) => `${each}, but an end-to-end test sees the export only.`));
  });
});

test('one file runs in the browser', () => {
  const clients = inRoom('app', 'components').filter(({ text }) =>
    /^['"]use client['"]/m.test(text),
  );
  expect(clients.map(({ path }) => path)).toEqual(['components/contact-form/contact-form.tsx']);
});

describe('looks', () => {
  const rawColour =
    /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b(bg|text|border|fill|stroke)-(slate|gray|zinc|stone|red|orange|amber|yellow|green|blue|indigo|purple|pink|rose)-\d/i;
  // Drawn by machines that know no CSS variables: pictures, the telephone's own bar and screen.
  const drawn = /^app\/(cards|icons)\/|^app\/(manifest\.ts|layout\.tsx|icon\.svg)$/;

  test('colours have roles, and their values stand in tailwind.config.ts alone', () => {
    const sentences = inRoom('app', 'components')
      .filter(({ path }) => !drawn.test(path))
      .flatMap((file) =>
        linesOf(file)
          .filter(({ line }) => rawColour.test(line.replace(/(href|url)[=(]\S+/g, '')))
          .filter(({ line, before }) => !/\/\/|\/\*|\*\//.test(line + before))
          .map(
            ({ number, line }) =>
              `${file.path}:${number} writes a colour (${line.trim()}): use one of tailwind.config.ts by its role, or say in a comment why not.`,
          ),
      );
    expectNone(sentences);
  });

  test.each([
    { what: '@apply, which hides a look in a stylesheet', pattern: /@apply/ },
    { what: 'next/link or next/image, which bring scripts', pattern: /next\/(link|image)/ },
    {
      what: 'an inline style, which the Content-Security-Policy refuses',
      pattern: /\sstyle=\{/,
      // Drawn while the site is built, by a machine that knows no classes.
      except: /^app\/cards\//,
    },
    {
      what: 'a className prop: a component owns its looks, and its parent the space around it',
      pattern: /\bclassName\??:\s*string|[{,]\s*className\s*[,}]/,
    },
  ])('nothing has $what', ({ what, pattern, except }) => {
    const sentences = inRoom('app', 'components')
      .filter(({ path, text }) => !except?.test(path) && pattern.test(withoutComments(text)))
      .map(({ path }) => `${path} has ${what}.`);
    expectNone(sentences);
  });
});

describe('names', () => {
  test('of files are words with hyphens, and say what is in them', () => {
    const isProper = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name);
    const special = /^(\[[a-z]+\]|README\.md)$/;
    const sentences = files.flatMap(({ path }) => {
      const name = basename(path);
      if (/^(utils?|lib|helpers?|types|index)\./.test(name)) {
        return [`${path} is named after nothing: call it by what is in it.`];
      }
      return isProper(name) || special.test(name)
        ? []
        : [`${path} has a name that is not in small letters with hyphens.`];
    });
    expectNone(sentences);
  });

  test('of components are those of their files', () => {
    const sentences = inRoom('components')
      .filter(({ path }) => path.endsWith('.tsx'))
      .filter(({ path, text }) => {
        const name = basename(path, '.tsx').replace(/(^|-)(\w)/g, (_, __, letter: string) =>
          letter.toUpperCase(),
        );
        return !new RegExp(`export (async )?function ${name}\\b`).test(text);
      })
      .map(({ path }) => `${path} does not export the component that it is named after.`);
    expectNone(sentences);
  });
});

describe('a dependency', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const declared = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies),
  ];
  const imported = new Set([...code, ...settingsFiles()].flatMap(packagesIn));

  test('is imported, or named in a command or in settings', () => {
    const rest = { ...manifest, dependencies: undefined, devDependencies: undefined };
    const settings = [JSON.stringify(rest), ...settingsFiles().map(({ text }) => text)];
    const texts = [...settings, ...code.map(({ text }) => text)].join('\n');
    const isUsed = (name: string) =>
      imported.has(name) ||
      // Types of something that is used, and packages that another one looks for by itself.
      name.startsWith('@types/') ||
      ['react-dom', '@testing-library/dom', 'jest-environment-jsdom'].includes(name) ||
      new RegExp(`['"\`/ ]${name}['"\`/ :]`).test(texts);
    const idle = declared.filter((name) => !isUsed(name));
    expectNone(idle.map((name) => `${name} is used nowhere: take it out of package.json.`));
  });

  test('is declared before it is imported', () => {
    // Comes with Next, in the same version.
    const known = new Set([...declared, '@next/env']);
    const unknown = [...imported].filter((name) => !known.has(name));
    expectNone(unknown.map((name) => `${name} is imported, but package.json does not name it.`));
  });

  test('has its reason in the README', () => {
    const [, section = ''] = readFileSync('README.md', 'utf8').split(/^## Dependencies$/m);
    const [table = ''] = section.split(/^## /m);
    const listed = [...table.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expectNone([
      ...declared
        .filter((name) => !listed.includes(name))
        .map((name) => `${name} has no row in the README’s table of dependencies.`),
      ...listed
        .filter((name) => !declared.includes(name))
        .map((name) => `The README explains ${name}, which package.json does not name.`),
    ]);
  });
});

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function packagesIn(file: ProjectFile): string[] {
  return importsOf(file).flatMap((each) => packageOf(each) ?? []);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}
