import type { ReactNode } from 'react';
import { DataTable } from '@/components/blocks/data-table';
import { Gallery } from '@/components/blocks/gallery';
import { Heights } from '@/components/blocks/heights';
import { People } from '@/components/blocks/people';
import { Steps } from '@/components/blocks/steps';
import { Terms } from '@/components/blocks/terms';
import { Voices } from '@/components/blocks/voices';
import { Frame } from '@/components/frame';
import { Questions } from '@/components/titled-texts';
import { withLinks } from '@/components/texts';
import { siteLanguage } from '@/content/shared/site-language';
import type { Block, BlockKind, BlockOf } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import school from '@/content/school';
import { events } from '../_lib/coming-dates';
import { formatHeight } from '../_lib/format';
import { EventList } from './event-list';
import { FramedPhoto } from './framed-photo';
import { Photo } from './photo';

/** A letter is set like a book: an indent begins a paragraph, not a gap. */
const variants = { apart: '', indented: '[&>p+p]:-mt-5 [&>p+p]:indent-[1.5em] [&>p+p_*]:indent-0' };

/** Blocks in their order. Each kind of block sets its own width. */
export function Blocks(props: {
  blocks: Block[];
  /** Their language if it isn't the site's. */
  lang?: string;
  paragraphs?: keyof typeof variants;
}) {
  const { blocks, lang, paragraphs = 'apart' } = props;
  return (
    <div className={`space-y-5 ${variants[paragraphs]}`}>
      {blocks.map((block, index) => {
        // TypeScript doesn't know that a block has its kind's type.
        const OneBlock = kinds[kindOf(block) as BlockKind] as (props: Props<Block>) => ReactNode;
        return <OneBlock key={index} block={block} lang={lang} />;
      })}
    </div>
  );
}

type Props<Shown> = { block: Shown; lang?: string };

/** Renders a block of each kind. */
const kinds: { [Kind in BlockKind]: (props: Props<BlockOf<Kind>>) => ReactNode } = {
  paragraph: ({ block }) => <p className="max-w-measure">{withLinks(block)}</p>,
  list: ({ block }) => (
    <ul className="grid max-w-measure grid-cols-1 list-disc gap-2 ps-6 print:block">
      {block.list.map((item) => (
        <li key={item} className="ps-1">
          {withLinks(item)}
        </li>
      ))}
    </ul>
  ),
  photo: FramedPhoto,
  placeholder: FramedPhoto,
  people: ({ block }) => {
    const people = block.people.map(({ photo, alt, ...person }) => ({
      ...person,
      photo: photo && <Photo photo={photo} alt={alt} variant="person" beside={person.name} />,
    }));
    return <People people={people} />;
  },
  pullQuote: ({ block }) => (
    <p
      aria-hidden="true"
      className="hidden beside-contents:float-end beside-contents:clear-both beside-contents:block w-64 border-t-2 border-highlight pt-3 font-display text-heading"
    >
      {block.pullQuote}
    </p>
  ),
  voices: ({ block }) => <Voices {...block} />,
  gallery: ({ block }) => (
    <Gallery
      photos={block.gallery.map(({ photo, alt, caption }) => ({
        photo: <Photo photo={photo} alt={alt} variant="measure" beside={caption} />,
        caption,
      }))}
    />
  ),
  frame: ({ block, lang = siteLanguage }) => boxed(<Frame {...block.frame} lang={lang} />),
  questions: ({ block }) => boxed(<Questions {...block} />),
  terms: ({ block }) => <Terms {...block} />,
  steps: ({ block }) => boxed(<Steps {...block} />),
  table: ({ block }) => <DataTable {...block} />,
  heights: ({ block }) => <Heights {...block} sizeOf={formatHeight} school={school.name} />,
  events: ({ block }) =>
    events.length
      ? boxed(<EventList />)
      : block.otherwise && <p className="max-w-measure">{withLinks(block.otherwise)}</p>,
};

const boxed = (block: ReactNode) => <div className="my-9">{block}</div>;
