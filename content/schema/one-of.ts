import { z } from 'zod';
import { parseOptions } from './describe';
import { refuse } from './refuse';

/**
 * One of several groups of fields. The first field of a group names it, as in `{ list: … }` and
 * `{ people: … }`, so that a mistake names the group that was meant.
 *
 * @param words the shape of a value that is text, if there is one
 */
export function oneOf<Group extends z.ZodObject, Words extends z.ZodType<string> = never>(
  groups: Group[],
  words?: Words,
) {
  const byName = new Map(groups.map((group) => [Object.keys(group.shape)[0]!, group]));
  return z.transform((value: z.input<Group | Words>, context): z.output<Group | Words> => {
    const [name = '', second] = Object.keys(Object(value)).filter((key) => byName.has(key));
    const meant = typeof value === 'string' ? words : byName.get(name);
    if (!meant || second) {
      const message = second
        ? `is two things at once: write “${name}” and “${second}” each in brackets of its own`
        : `has none of the fields that say what it is: ${[...byName.keys()].join(', ')}`;
      refuse(context, message, value);
      return z.NEVER;
    }
    const { data, error } = meant.safeParse(value, parseOptions);
    // Not by addIssue, which would give the whole group as the input of a missing field. The types of an
    // issue before and after its message is known differ, but their values do not.
    context.issues.push(...((error?.issues ?? []) as typeof context.issues));
    return data ?? z.NEVER;
  });
}
