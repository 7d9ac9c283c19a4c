import fc from 'fast-check';
import type { z } from 'zod';
import { optional } from './any-words';

/** What a schema is made of, as zod keeps it. */
type Definition = {
  type: string;
  format?: string;
  checks?: { _zod: { def: Check } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, string>;
};
type Check = {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
};

/** Texts of the forms that some fields ask for: of a photograph, a way to write, a day and so on. */
const forms = [
  ...['Words that say what one sees', 'office@school.example', 'https://school.example/a?b=c'],
  ...['2031-2032', '2031-10-05', '09:30', '14:05', '(413) 555-0142 ext. 12', 'tel:+14135550142'],
  ...['America/New_York', '/programs#theater', '/a-page', 'a-name', 'another-name', 'third'],
];

/**
 * Any value that a schema of `content/schema.ts` accepts, as an editor would write it.
 *
 * @param photo the key that every picture has
 */
export function anyValue(schema: z.ZodType, photo: string): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition;
  const inside = (part: z.ZodType) => anyValue(part, photo);
  const made = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(def.shape!).map(([name, part]) => [
              name,
              name === 'photo' ? fc.constant(photo) : inside(part),
            ]),
          ),
        );
      case 'array': {
        const least = limit(def, 'minimum') ?? 0;
        const most = Math.min(limit(def, 'maximum') ?? 4, 4);
        return fc.array(inside(def.element!), { minLength: least, maxLength: most });
      }
      case 'optional':
        return optional(inside(def.innerType!));
      case 'default':
        return optional(inside(def.innerType!));
      case 'pipe':
        return inside(def.in!);
      case 'union':
        return fc.oneof(...def.options!.map(inside));
      case 'tuple':
        return fc.tuple(...def.items!.map(inside));
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries!));
      case 'boolean':
        return fc.boolean();
      case 'record':
        return fc.constant({});
      case 'number':
        return fc.integer({ min: 0, max: 2100 });
      case 'string':
        return anyText(schema, def);
      default:
        throw new Error(`content/schema.ts has a “${def.type}”: say here how one is made up.`);
    }
  };
  return made().filter((value) => schema.safeParse(value).success);
}

/** Words as long as the field allows, with a link where it may hold one, or text of its own form. */
function anyText(schema: z.ZodType, def: Definition): fc.Arbitrary<string> {
  const most = limit(def, 'maximum') ?? 200;
  const fitting = forms.filter((form) => schema.safeParse(form).success);
  const hasForm = def.format || def.checks?.some(({ _zod }) => _zod.def.format);
  if (hasForm) return fc.constantFrom(...fitting);
  const some = fc
    .string({
      unit: 'grapheme',
      minLength: Math.min(limit(def, 'minimum') ?? 1, most),
      maxLength: most,
    })
    .map((text) => text.trim());
  const link = 'See [the prices](/tuition#a), & “quoted” <words>';
  const told = [...fitting, ...(schema.safeParse(link).success ? [link] : [])];
  return told.length ? fc.oneof(some, fc.constantFrom(...told)) : some;
}

function limit({ checks = [] }: Definition, name: 'minimum' | 'maximum'): number | undefined {
  return checks.map(({ _zod }) => _zod.def[name]).find((value) => value !== undefined);
}
