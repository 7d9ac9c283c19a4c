import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { leaves } from '../../content/schema/leaves';
import { isPageWords } from '../../content/schema/page';
import { loadContent, readSources } from '../check/content';
import { lineOf } from '../check/source';

/** Something that a school says about itself: a text, a number, a photograph, a drawing. */
export interface Fact {
  file: string;
  line?: number;
  /** Its module and fields: `tuition.fees.deposit.amount`, `pages./tuition.title`. */
  name: string;
  /** Empty for a file. */
  value: string;
  /** Its fields and a hash of its value: the sample's are in `sample.json`. */
  key: string;
}

/** The content below a folder, and every fact in it, with its photographs and drawings. */
export async function readFacts(root: string) {
  const sources = readSources(root);
  const { content } = await loadContent(root, sources);
  const ofSchool = leaves<string>({ ...content.school, campuses: [] }, 'string')
    .map(({ value }) => value)
    .sort((a, b) => b.length - a.length);
  const facts: Fact[] = [];
  for (const source of sources) {
    const { file } = source;
    const moduleName = file.slice('content/'.length, -'.ts'.length);
    const shapeName = isPageWords(content[moduleName]) ? 'page' : moduleName;
    const shape = resolve('content/schema', `${shapeName}.ts`);
    // Any school may keep the colors.
    if (/^(confirmed|colors)$/.test(moduleName) || !existsSync(shape)) continue;
    const { default: schema } = (await import(pathToFileURL(shape).href)) as { default: z.ZodType };
    for (const { path, name, value } of valuesIn(schema, content[moduleName], [], moduleName)) {
      // A sentence of the sample is still recognized when it holds another school's name or year.
      const isMasked = moduleName !== 'school';
      const masked = ofSchool.reduce((text, fact) => text.replaceAll(fact, '…'), value);
      const rest = isMasked ? masked : value;
      const isShort = (rest.match(/\p{L}+/gu) ?? []).length < 6;
      // Skips what is little more than the school's own facts, like “Tuition 2024-2025, monthly”.
      if (rest !== value && isShort) continue;
      // It is also recognized with another price. A text that is only a price or hours is not masked.
      const compared = isMasked && !isShort ? rest.replace(numbers, '…') : value;
      // The key has no places in lists and no names of items: a text that was moved keeps its key.
      const fields = path.filter((key) => typeof key === 'string');
      const key = keyOf([moduleName, ...fields].join('.'), compared);
      facts.push({ file, line: lineOf(source, path), name, value, key });
    }
  }
  return { content, facts: [...facts, ...pictures(root)] };
}

function pictures(root: string): Fact[] {
  return ['photos', 'drawings'].flatMap((folder) =>
    readdirSync(join(root, 'content', folder)).map((picture) => {
      const file = `content/${folder}/${picture}`;
      const name = `${folder}.${parse(picture).name}`;
      return { file, name, value: '', key: keyOf(name, readFileSync(join(root, file))) };
    }),
  );
}

type Value = { path: PropertyKey[]; name: string; value: string };

/**
 * Every text and number that each school writes itself: all but those whose shape says that they suit
 * any school (`label` in content/schema/text.ts).
 */
function valuesIn(schema: z.ZodType, value: unknown, path: PropertyKey[], name: string): Value[] {
  const { suitsAnySchool, isOneFact } = schema.meta() ?? {};
  if (value === undefined || typeof value === 'boolean' || suitsAnySchool) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesIn(schema.unwrap() as z.ZodType, value, path, name);
  }
  if (schema instanceof z.ZodPipe) return valuesIn(schema.in as z.ZodType, value, path, name);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((each) => (each as z.ZodType).safeParse(value).success);
    return valuesIn(option as z.ZodType, value, path, name);
  }
  if (typeof value !== 'object' || isOneFact) {
    const isWord = typeof value === 'string' && !/[\s\d]/.test(value);
    if (isWord && !name.startsWith('school.')) return [];
    const words = typeof value === 'object' ? Object.values(value!).join(', ') : String(value);
    return [{ path, name, value: words }];
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) => {
    const index = Array.isArray(value) ? Number(key) : key;
    const part = partOf(schema, key);
    return part ? valuesIn(part, item, [...path, index], `${name}.${nameOf(item, index)}`) : [];
  });
}

/** The shape of an entry of an object, a record or a list. */
function partOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  // `oneOf` does not tell its shapes, and a school writes all that is in them itself.
  if (schema instanceof z.ZodTransform) return schema;
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** What a fact's name calls an item of a list: its id or name, or else its place. */
function nameOf(item: unknown, key: string | number): string | number {
  if (typeof key === 'string') return key;
  const { path, id, program, name } = Object(item) as Record<string, string | undefined>;
  return path ?? id ?? program ?? name ?? key + 1;
}

const numbers =
  /[$\d][\d.,:-]*|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;

function keyOf(name: string, value: string | Buffer): string {
  return `${name} ${createHash('sha256').update(value).digest('hex').slice(0, 8)}`;
}
