import { z } from 'zod';
import { counted } from '../../format/counted';
import { highest } from '../../shared/heights';
import { altText, lifeSizeDrawingFile, listOf, photoKey, placeholder, portraitKey } from './fields';
import { webAddress } from './hrefs';
import { oneOf } from './one-of';
import { label, prose, text } from './text';

/**
 * The photo's shape. The default is 3:2. Two `upright` photos in a row appear side by side. On large screens, an `arch`
 * is in the margin, if the page has a list of contents.
 */
const crop = z.enum(['wide', 'upright', 'arch']).optional();

const height = {
  name: label,
  /** The height above the floor in centimeters: `61`. The page adds inches, to the nearest half. */
  cm: z.number().min(1).max(highest),
  /** Whether something is only about this high, like a child of some age. If `true`, the line is dashed. */
  about: z.boolean().optional(),
};

/** Every kind of block but the paragraph. The first field names the kind. */
const groups = {
  list: z.strictObject({ list: z.array(prose).min(1) }),
  photo: z.strictObject({
    photo: photoKey,
    /** Overrides the alternative text in `photos.ts`. A page in another language needs it for each photo. */
    alt: altText.optional(),
    caption: text.optional(),
    crop,
  }),
  placeholder: placeholder.extend({ crop }),
  people: z.strictObject({
    people: listOf({
      name: label,
      photo: portraitKey.optional(),
      alt: altText.optional(),
      /** The person's role: “Guide, Toddler Community”. */
      role: label.optional(),
      /** Diplomas and degrees: “AMI 0-3, M.Ed.” */
      credentials: text.optional(),
      text: prose.optional(),
    }),
  }),
  voices: z.strictObject({
    voices: listOf({
      /** What the person said, with quotation marks: “We love it here.” */
      text: prose,
      /** Who said it: “Maria, mother of two”. */
      who: label,
      /** How long they have known the school: “at the school since 2019”. */
      since: label.optional(),
    }),
  }),
  /** A sentence from the text, repeated large in the margin of large screens, beside a list of contents. */
  pullQuote: z.strictObject({ pullQuote: label }),
  /** Another website's page, such as a booking calendar, below a link to it. */
  frame: z.strictObject({
    frame: z.strictObject({
      href: webAddress,
      /** The frame's accessible name, the link's text and what shows while it loads. */
      title: label,
      /** The height in pixels. The default is 700. */
      height: z.int().default(700),
    }),
  }),
  questions: z.strictObject({ questions: listOf({ question: label, answer: prose }) }),
  /** Short answers, each with the term that a reader looks for: “Bedding”. */
  terms: z.strictObject({ terms: listOf({ term: label, text: prose }) }),
  /** Steps in order, like those of a day. */
  steps: z.strictObject({
    steps: listOf({
      /** The time, if it's fixed: “8:30am”. */
      time: label.optional(),
      title: label,
      text: prose,
    }),
  }),
  table: z.strictObject({
    table: z
      .strictObject({
        caption: label,
        columns: z.array(label).min(2),
        /** The first cell of each row is its heading. */
        rows: z.array(z.array(prose)).min(1),
      })
      .superRefine(({ columns, rows }, context) =>
        rows.forEach(({ length }, index) => {
          if (length === columns.length) return;
          const message = `has ${counted(length, 'cell')}, but the table has ${columns.length} columns. Write one cell for each column.`;
          context.addIssue({ code: 'custom', message, path: ['rows', index] });
        }),
      ),
  }),
  /**
   * A child's hand at actual size, at two, four and six years, beside the outline of a bank card, which shows whether a
   * screen or a printer changed the size.
   */
  hand: z.strictObject({
    /** The drawing of a two-year-old's hand with its wrist. Older hands are this one, enlarged. */
    hand: lifeSizeDrawingFile,
    /** The name of the choice of ages: “Age in years”. */
    ages: label,
    /** The text beside the card's outline. */
    card: text,
  }),
  /** Heights of things at the school, at actual size on a door jamb. It prints on sheets of 25 cm. */
  heights: z.strictObject({
    heights: listOf({
      ...height,
      /** A drawing that stands at this height: `"vase.svg"`. */
      thing: lifeSizeDrawingFile.optional(),
      /** Whether the thing hangs from this height instead, like a coat. */
      hangs: z.boolean().optional(),
      /** The drawing's description for screen readers: “with a coat on it”. */
      alt: altText.optional(),
    }),
    /** A sentence above the highest of them, to which nobody needs to reach: “Up here we keep nothing.” */
    above: label.optional(),
    /** What stands on the floor, and a sentence below it. */
    floor: z
      .strictObject({ thing: lifeSizeDrawingFile.optional(), text: prose.optional() })
      .optional(),
    /** What families write on the printed strip, each on a line of its own: `["Name", "Date"]`. */
    toFillIn: z.array(label).optional(),
    /** The other side of the jamb: heights in a family's home. */
    family: z
      .strictObject({
        /** The title of the family's side: “Your house”. */
        title: label,
        /** The title of the school's side: “Our rooms”. */
        ours: label,
        heights: listOf(height),
      })
      .optional(),
  }),
  /** The coming events in `dates.ts`. */
  events: z.strictObject({
    events: z.literal('all'),
    /** A sentence to show if there are no coming events. */
    otherwise: prose.optional(),
  }),
};

/** A block of a section: a paragraph in quotation marks, or a group whose first field names its kind. */
export const block = oneOf(...Object.values(groups), prose);
export type Block = z.output<typeof block>;

/** The value of each kind of block. */
type Blocks = { [Kind in keyof typeof groups]: z.output<(typeof groups)[Kind]> } & {
  paragraph: string;
};
export type BlockKind = keyof Blocks;
export type BlockOf<Kind extends BlockKind> = Blocks[Kind];

export const kinds = [...Object.keys(groups), 'paragraph'];
