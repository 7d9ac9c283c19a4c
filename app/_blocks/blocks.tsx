import type { ReactNode } from 'react';
import { DataTable } from '@/components/blocks/data-table';
import { Hand } from '@/components/blocks/hand';
import { Heights } from '@/components/blocks/heights';
import { People } from '@/components/blocks/people';
import { Questions } from '@/components/blocks/questions';
import { Steps } from '@/components/blocks/steps';
import { Terms } from '@/components/blocks/terms';
import { Voices } from '@/components/blocks/voices';
import { Frame } from '@/components/blocks/frame';
import { withLinks } from '@/components/with-links';
import type { Block, BlockKind, BlockOf } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import school from '@/content/school';
import { events } from '../_lib/coming-dates';
import { lifeSizeDrawing } from '../_lib/life-size-drawing';
import { EventList } from './event-list';
import { PhotoBlock } from './photo-block';
import { Photo } from './photo';

/** In letters, as in books, paragraphs start with an indent instead of a gap. */
const variants = { apart: '', indented: '[&>p+p]:-mt-5 [&>p+p]:indent-[1.5em] [&>p+p_*]:indent-0' };

/** Renders blocks in order. Each kind of block sets its own width. */
export function Blocks(props: {
  blocks: Block[];
  /** The language of the blocks if it isn't the site's. */
  lang?: string;
  paragraphs?: keyof typeof variants;
}) {
  const { blocks, lang, paragraphs = 'apart' } = props;
  return (
    <div className={`space-y-5 ${variants[paragraphs]}`}>
      {blocks.map((block, index) => {
        // TypeScript can't tell that this component takes this kind of block.
        const Component = components[kindOf(block) as BlockKind] as (
          props: Props<Block>,
        ) => ReactNode;
        return <Component key={index} block={block} lang={lang} />;
      })}
    </div>
  );
}

type Props<OneBlock> = { block: OneBlock; lang?: string };

/** The component for each kind of block. */
const components: { [Kind in BlockKind]: (props: Props<BlockOf<Kind>>) => ReactNode } = {
  paragraph: ({ block }) => <p className="max-w-measure">{withLinks(block)}</p>,
  list: ({ block }) => (
    <ul className="grid max-w-measure grid-cols-1 list-disc gap-2 ps-6 print:block">
      {block.list.map((item, index) => (
        <li key={index} className="ps-1">
          {withLinks(item)}
        </li>
      ))}
    </ul>
  ),
  photo: PhotoBlock,
  placeholder: PhotoBlock,
  people: ({ block }) => {
    const people = block.people.map(({ photo, alt, ...person }) => ({
      ...person,
      photo: photo && <Photo photo={photo} alt={alt} variant="person" beside={person.name} />,
    }));
    return spaced(<People people={people} />);
  },
  pullQuote: ({ block }) => (
    <p
      aria-hidden="true"
      className="hidden beside-contents:float-end beside-contents:clear-both beside-contents:block w-64 border-t-2 border-highlight pt-3 font-display text-heading"
    >
      {block.pullQuote}
    </p>
  ),
  voices: ({ block }) => spaced(<Voices {...block} />),
  frame: ({ block, lang = school.locale }) => spaced(<Frame {...block.frame} lang={lang} />),
  questions: ({ block }) => spaced(<Questions {...block} />),
  terms: ({ block }) => <Terms {...block} />,
  steps: ({ block }) => spaced(<Steps {...block} />),
  table: ({ block }) => spaced(<DataTable {...block} />),
  hand: ({ block }) => {
    const drawing = lifeSizeDrawing(block.hand);
    return drawing && spaced(<Hand {...block} drawing={drawing} />);
  },
  heights: ({ block }) =>
    spaced(<Heights {...block} school={school.name} drawingOf={lifeSizeDrawing} />),
  events: ({ block }) =>
    events.length
      ? spaced(<EventList />)
      : block.otherwise && <p className="max-w-measure">{withLinks(block.otherwise)}</p>,
};

/** Puts more space around a block than paragraphs have between them. */
const spaced = (block: ReactNode) => <div className="my-9 first:mt-0">{block}</div>;
