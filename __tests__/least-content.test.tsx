/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { define } from '@/content/schema/define';
import pages from '@/e2e/second-school/content/pages';
import { mockGenerated } from './generated-pictures';

jest.mock('@/app/_site/generated', () => mockGenerated);

const folder = 'e2e/second-school/content';

/** A value without its optional fields. */
function least(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<unknown>(schema.shape);
    const values = Object(value) as Record<string, unknown>;
    const rest = Object.fromEntries(fields.map(([key, part]) => [key, least(part, values[key])]));
    // Some shapes require at least one of their optional fields.
    return schema.safeParse(rest).success ? rest : value;
  }
  const isList = schema instanceof z.ZodArray && Array.isArray(value);
  return isList ? value.map((item) => least(schema.element, item)) : value;
}

test('every page can be rendered with only the required fields', async () => {
  const names = readdirSync(folder).filter((name) => /^(?!facts).*\.ts$/.test(name));
  const modules = await Promise.all(
    names.map(async (name) => {
      const shape = existsSync(`content/schema/${name}`) ? name : 'page.ts';
      const { default: schema } = (await import(`../content/schema/${shape}`)) as {
        default: z.ZodType;
      };
      const { default: whole } = (await import(`../${folder}/${name}`)) as { default: unknown };
      // Every page, photograph and color stays.
      const isKept = ['pages.ts', 'photos.ts', 'colors.ts'].includes(name);
      return { name, words: isKept ? whole : define(schema, least(schema, whole)) };
    }),
  );
  for (const { name, words } of modules) {
    jest.doMock(`../${folder}/${name}`, () => ({ __esModule: true, default: words }));
  }
  for (const { path } of pages.filter((page) => existsSync(`app${page.path}/page.tsx`))) {
    const { default: Page } = (await import(`../app${path}/page`)) as { default: () => ReactNode };
    const html = renderToStaticMarkup(await Page());
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    expect([path, /undefined|\bNaN\b|\[object /.exec(html)?.[0]]).toEqual([path, undefined]);
  }
});
