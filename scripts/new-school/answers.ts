import { z } from 'zod';
import colorsSchema from '../../content/schema/colors';
import { describe } from '../../content/schema/explain/describe';
import schoolSchema from '../../content/schema/school';
import colors from './content/colors';
import school from './content/school';

/** The answers that every page needs. The command's options have these names. */
export type Answers = Record<
  'name' | 'town' | 'state' | 'postal-code' | 'telephone' | 'email' | 'color',
  string
>;

/** The values in `content/` beside this file. Pressing Enter at a question accepts its default. */
export const defaults: Answers = {
  name: school.name,
  town: school.postalAddress.town,
  state: school.postalAddress.state!,
  'postal-code': school.postalAddress.postalCode!,
  telephone: school.telephone,
  email: school.email,
  color: colors.accent,
};

const inUnitedStates = /^\d{5}(-\d{4})?$/;
const inCanada = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

const questionFor = (name: keyof Answers, text: string) => ({
  text,
  example: defaults[name],
  read: (answer: string): Partial<Answers> => ({ [name]: answer }),
});

/** The questions of `npm run new-school`, and how to read what somebody types. */
export const questions = [
  questionFor('name', 'What is the name of your school?'),
  {
    text: 'Which town, state or province, and postal code?',
    example: `${defaults.town}, ${defaults.state} ${defaults['postal-code']}`,
    read(answer: string): Partial<Answers> {
      const [, town = answer, state = '', postalCode = ''] =
        /^(.+?),?\s+([a-z]{2}),?\s+([a-z\d -]+)$/i.exec(answer) ?? [];
      return { town, state, 'postal-code': postalCode };
    },
  },
  questionFor('telephone', 'What is its phone number?'),
  questionFor('email', 'What is its email address?'),
  questionFor('color', 'What is its color?'),
];

const address =
  'Write the town, the two letters of the state or province, and the postal code, like Springfield, IL 62701 or Ottawa, ON K1A 0B1.';

/** Returns a sentence for each mistake in the answers. */
export function mistakesIn(answers: Answers): string[] {
  const { state, 'postal-code': postalCode, color } = answers;
  const isAddress =
    /^[a-z]{2}$/i.test(state) && (inUnitedStates.test(postalCode) || inCanada.test(postalCode));
  if (!isAddress) return [address];
  const sentences = (schema: z.ZodType, value: unknown) => {
    const { error } = schema.safeParse(value, { reportInput: true });
    return describe(error?.issues ?? [], schema).map(({ message }) => message);
  };
  return [
    ...sentences(schoolSchema, { ...school, ...factsOf(answers) }),
    ...sentences(colorsSchema, { accent: color }),
  ];
}

/** The fields of school.ts that follow from the answers. */
export function factsOf(answers: Answers) {
  const { name, town, state, 'postal-code': postalCode, telephone, email } = answers;
  const isCanadian = inCanada.test(postalCode);
  return {
    name,
    shortName: shortNameOf(name),
    description: `A Montessori school in ${town}.`,
    postalAddress: {
      ...school.postalAddress,
      town,
      state: state.toUpperCase(),
      postalCode: isCanadian ? postalCode.toUpperCase().replace(/^(...) ?/, '$1 ') : postalCode,
    },
    telephone,
    email,
    locale: isCanadian ? ('en-CA' as const) : ('en-US' as const),
  };
}

/**
 * A name for tight spaces, like a phone's header, of at most 18 characters: “Alder Lane” for “Alder Lane Montessori
 * School”.
 */
function shortNameOf(name: string): string {
  const [ownName = ''] = name.split(/\s+Montessori\b/i);
  const short = ownName.length > 3 && ownName.length <= 18 ? ownName : name;
  if (short.length <= 18) return short;
  const start = /^.{1,18}(?=\s)/.exec(short)?.[0] ?? short.slice(0, 18);
  return start.trim();
}
