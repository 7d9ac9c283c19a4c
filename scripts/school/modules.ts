import { parse } from 'node:path';
import type { z } from 'zod';
import type dates from '@/content/schema/dates';
import { hasSchema, schemaOf } from '@/content/schema/define';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import pages, { isCustomPage, isRemovablePage } from '@/content/schema/pages';
import type photos from '@/content/schema/photos';
import type programs from '@/content/schema/programs';
import type school from '@/content/schema/school';
import type tuition from '@/content/schema/tuition';
import { filesIn } from '../system/files';
import { isModule } from './source';

/** The modules with a schema of their own, which app/ imports. */
export const modulesWithSchema = filesIn('content/schema')
  .filter(isModule)
  .map((file) => parse(file).name)
  .filter((name) => name !== 'define' && name !== 'page');

/** Every module's value by its file's name, typed for the modules that rules use. */
export type Modules = Record<string, unknown> & {
  dates: z.output<typeof dates>;
  pages: z.output<typeof pages>;
  photos: z.output<typeof photos>;
  programs: z.output<typeof programs>;
  school: z.output<typeof school>;
  tuition: z.output<typeof tuition>;
};

/** Finds modules that are missing, and those that don't have their own schema. */
export async function wrongModules(values: Record<string, unknown>): Promise<Diagnostic[]> {
  const rows = hasSchema(pages, values.pages) ? values.pages.rows : [];
  const contentPages = rows.map(({ id }) => id).filter((id) => id in values);
  const found: Diagnostic[] = [];
  const hasRow = (name: string) => rows.some(({ id }) => id === name);
  const needed = modulesWithSchema.filter((name) => !isRemovablePage(name) || hasRow(name));
  for (const name of new Set([...needed, ...contentPages])) {
    const schemaName = modulesWithSchema.includes(name) ? name : 'page';
    // Jest maps @/ only in paths that are known when it compiles.
    const { default: schema } = await import(`../../content/schema/${schemaName}`);
    if (schemaOf(values[name]) === schema) continue;
    const message =
      name in values
        ? `this file doesn’t use its schema. Import it from "./schema/${schemaName}", and begin the content with “export default define(schema, {”.`
        : `this file is missing. The site needs it, so copy scripts/new-school/content/${name}.ts to content/, and write your text.`;
    found.push({ file: `content/${name}.ts`, message });
  }
  return found;
}

/** Whether a module is published: a page needs a row, and every site has the others with a schema. */
export function isPublished(name: PropertyKey | undefined, content: Modules): boolean {
  const key = String(name);
  const isOnEverySite = modulesWithSchema.includes(key) && !isCustomPage(key);
  return isOnEverySite || content.pages.rows.some(({ id }) => id === key);
}
