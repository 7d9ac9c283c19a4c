import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import { optionsOf, schemasAt } from '@/content/schema/explain/inspect-schema';
import { linkPattern } from '@/content/shared/link-pattern';

/** A text or number somewhere in the content. */
export interface Leaf {
  path: PropertyKey[];
  value: string;
  /** Its schema's `meta({ type: … })`. */
  type?: unknown;
}

/** Every text and number in these modules. Each path begins with the module's name. */
export function leavesOf(modules: Record<string, unknown>): Leaf[] {
  return Object.entries(modules).flatMap(([name, value]) => {
    const schema = schemaOf(value);
    return leavesIn(value, schema ? [schema] : [], [name]);
  });
}

function leavesIn(value: unknown, schemas: z.core.$ZodType[], path: PropertyKey[]): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const types = schemas.flatMap(optionsOf).map((each) => (each as z.ZodType).meta()?.type);
    return [{ path, value: String(value), type: types.find(Boolean) }];
  }
  return Object.entries(Object(value)).flatMap(([name, item]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return leavesIn(item, schemasAt(schemas, key), [...path, key]);
  });
}

/** The targets of a text's `[links](…)`, and the text itself if it's an address. */
export function hrefsIn({ type, value }: Leaf): string[] {
  const links = [...value.matchAll(linkPattern)].map(([, , href = '']) => href);
  return type === 'href' ? [...links, value] : links;
}

/** Whether a text is the name of a photo in `photos.ts`. */
export const isPhotoKey = ({ type }: Leaf) => type === 'photo' || type === 'portrait';
