import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Finding } from '../../content/schema/finding';
import { leaves } from '../../content/schema/leaves';
import { loadContent, readSources, withLine } from '../check/content';

/** Something that a school says of itself: a text, a number, a photograph, a drawing. */
export interface Fact extends Pick<Finding, 'file' | 'line' | 'path'> {
  /** Its module and fields: `tuition.fees.deposit.amount`, `pages./tuition.title`. */
  name: string;
  value: string;
  /** Its fields and value in short, to compare them. */
  key: string;
}

/** Drawings that each school has its own of. */
const drawings = ['components/logo.tsx', 'components/association-badge.tsx', 'app/icon.svg'];

/** Every fact of the content below a folder, with its photographs and drawings. */
export async function readFacts(root: string): Promise<Fact[]> {
  const sources = readSources(root);
  const { content } = await loadContent(root, sources);
  const mask = masking(content);
  const facts: Fact[] = [];
  for (const { file } of sources) {
    const words = basename(file, '.ts');
    const shape = pathToFileURL(resolve('content/schema', `${words}.ts`)).href;
    if (words === 'confirmed' || !existsSync(new URL(shape))) continue;
    const { default: schema } = (await import(shape)) as { default: z.ZodType };
    for (const { path, name, value } of valuesIn(schema, content[words], [], words)) {
      const rest = words === 'school' ? value : mask(value);
      const isShort = (rest.match(/\p{L}+/gu) ?? []).length < 6;
      // What is little more than the school's own facts, like “Tuition 2024-2025, monthly”.
      if (rest !== value && isShort) continue;
      // A sentence is known again with another price in it; a price, or hours, are what they say.
      const said = isShort || words === 'school' ? value : rest.replace(numbers, '…');
      // Without places in lists and names of items: a text that was moved is still the sample's.
      const fields = path.filter((key) => typeof key === 'string');
      const line = withLine({ file, path, sentence: '' }, sources).line;
      facts.push({ file, path, line, name, value, key: keyOf([words, ...fields].join('.'), said) });
    }
  }
  return [...facts, ...pictures(root)];
}

function pictures(root: string): Fact[] {
  const files = [
    ...readdirSync(join(root, 'content/photos')).map((name) => `content/photos/${name}`),
    ...drawings.filter((file) => existsSync(join(root, file))),
  ];
  return files.map((file) => {
    const name = file.startsWith('content/') ? `photos.${parse(file).name}` : file;
    return { file, name, value: '', key: keyOf(name, readFileSync(join(root, file))) };
  });
}

type Value = { path: PropertyKey[]; name: string; value: string };

/**
 * Every text and number of a value that a school writes anew, which is all but what the shape says
 * suits any school (`label` in content/schema/text.ts).
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
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** How a part of a name calls an item of a list: by what never changes, or else by its place. */
function nameOf(item: unknown, key: string | number): string | number {
  if (typeof key === 'string') return key;
  const { path, id, program, name } = Object(item) as Record<string, string | undefined>;
  return path ?? id ?? program ?? name ?? key + 1;
}

/**
 * Hides the facts in a text, so that a sentence of the sample is known again after the school has
 * changed the name or the year that it puts in.
 */
function masking({ school }: { school: object }): (text: string) => string {
  const facts = leaves<string>(school, 'string')
    .map(({ value }) => value)
    .sort((a, b) => b.length - a.length);
  return (text) => facts.reduce((rest, fact) => rest.replaceAll(fact, '…'), text);
}

const numbers =
  /[$\d][\d.,:-]*|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;

function keyOf(name: string, value: string | Buffer): string {
  return `${name} ${createHash('sha256').update(value).digest('hex').slice(0, 8)}`;
}
