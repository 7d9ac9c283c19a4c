import type { z } from 'zod';
import type dates from '../../content/schema/dates';
import { schemaOf } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { leaves, type Leaf } from '../../content/schema/explain/leaves';
import type pages from '../../content/schema/pages';
import type photos from '../../content/schema/photos';
import type programs from '../../content/schema/programs';
import type school from '../../content/schema/school';
import type tuition from '../../content/schema/tuition';
import { filesIn } from '../system/files';
import type { Source } from './source';

/** The modules that app/ imports, each with a schema of its own. They must exist, even if their page has no row. */
export const neededModules = filesIn('content/schema')
  .filter((file) => /^[^/]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'define' && name !== 'page');

/** Every module's value by its file's name, typed for the modules that rules use. */
export type ContentModules = Record<string, unknown> & {
  dates: z.output<typeof dates>;
  pages: z.output<typeof pages>;
  photos: z.output<typeof photos>;
  programs: z.output<typeof programs>;
  school: z.output<typeof school>;
  tuition: z.output<typeof tuition>;
};

export function missingModules(sources: Source[]): Diagnostic[] {
  const files = sources.map(({ file }) => file);
  return neededModules
    .map((name) => `content/${name}.ts`)
    .filter((file) => !files.includes(file))
    .map((file) => ({ file, message: 'the site needs this file: put it back.' }));
}

/** Finds needed modules that use another module's schema. */
export async function foreignSchemas(content: Record<string, unknown>): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const name of neededModules) {
    const { default: schema } = await import(`../../content/schema/${name}`);
    if (schemaOf(content[name]) === schema) continue;
    const message = `this file needs its own schema: import it from './schema/${name}'.`;
    found.push({ file: `content/${name}.ts`, message });
  }
  return found;
}

/** Whether a module is published: a page needs a row, and every site has the other needed modules. */
export function isPublished(name: string, content: ContentModules): boolean {
  const isPage = schemaOf(content[name])?.meta()?.type === 'page';
  const isOnEverySite = neededModules.includes(name) && !isPage;
  return isOnEverySite || content.pages.rows.some(({ id }) => id === name);
}

/** Every text and number that the site can show. */
export const publishedLeaves = (content: ContentModules): Leaf[] =>
  leaves(content).filter(({ path }) => isPublished(String(path[0]), content));
