import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/blocks/data-table';
import { Downloads } from '@/components/blocks/downloads';
import { Gallery } from '@/components/blocks/gallery';
import { People } from '@/components/blocks/people';
import { Posts } from '@/components/blocks/posts';
import { Timeline } from '@/components/blocks/timeline';
import { Video } from '@/components/blocks/video';
import { Voices } from '@/components/blocks/voices';
import { ButtonLinks } from '@/components/button-link';
import { OnlineForm } from '@/components/online-form';
import { Questions } from '@/components/titled-texts';
import { withLinks } from '@/components/texts';
import type { Block } from '@/content/schema/blocks';
import { formatDay, formatFileKind, formatFileSize } from '@/content/schema/format';
import { ownLanguage, type Language } from '../_facts/language';
import { photoOf } from '../_facts/picture-files';
import { ContactForm } from './contact-form';
import { FramedPhoto } from './framed-photo';
import { Photo } from './photo';
import { PlaceList } from './place-details';
import { ProgramAges } from './program-ages';
import { ProgramPrices } from './program-prices';
import { TuitionFacts } from './tuition-facts';
import { DateLists } from './upcoming-dates';

/** A letter is set like a book: an indent begins a paragraph, not a gap. */
const looks = { apart: '', indented: '[&>p+p]:-mt-5 [&>p+p]:indent-[1.5em] [&>p+p_*]:indent-0' };

/**
 * Blocks in their order. Each kind of block sets its own width.
 *
 * @param id makes the ids in these blocks unique on the page
 */
export function Blocks(props: {
  id?: string;
  blocks: Block[];
  language?: Language;
  paragraphs?: keyof typeof looks;
}) {
  const { id = 'text', blocks, language = ownLanguage, paragraphs = 'apart' } = props;
  return (
    <div className={`space-y-5 ${looks[paragraphs]}`}>
      {blocks.map((block, index) => (
        <OneBlock key={index} id={`${id}-${index + 1}`} block={block} language={language} />
      ))}
    </div>
  );
}

function OneBlock({ id, block, language }: { id: string; block: Block; language: Language }) {
  if (typeof block === 'string') return <p className="max-w-measure">{withLinks(block)}</p>;
  if ('list' in block) {
    return (
      <ul className="grid max-w-measure grid-cols-1 list-disc gap-2 ps-6 print:block">
        {block.list.map((item) => (
          <li key={item} className="ps-1">
            {withLinks(item)}
          </li>
        ))}
      </ul>
    );
  }
  if ('photo' in block || 'placeholder' in block)
    return <FramedPhoto block={block} word={language.words.frame} />;
  if ('people' in block) return <People people={withPhotos(block.people, 'person')} />;
  if ('voices' in block) return <Voices {...block} />;
  if ('gallery' in block) {
    return (
      <Gallery
        id={id}
        words={language.words.gallery}
        photos={block.gallery.map(({ photo, alt, caption }) => ({
          key: photo,
          caption,
          description: alt ?? photoOf(photo).alt,
          small: <Photo photo={photo} alt={alt} layout="thumbnail" />,
          large: <Photo photo={photo} alt={alt} layout="lightbox" />,
        }))}
      />
    );
  }
  if ('video' in block) {
    return <Video {...block.video} photo={<Photo {...block.video} layout="measure" />} />;
  }
  if ('frame' in block) return boxed(<OnlineForm {...block.frame} lang={language.lang} />);
  if ('downloads' in block) {
    return (
      <Downloads
        files={block.downloads.map(({ file, ...words }) => ({
          ...words,
          href: `/files/${encodeURI(file)}`,
          facts: factsOf(file),
        }))}
      />
    );
  }
  if ('posts' in block) {
    const posts = block.posts
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((post) => ({ ...post, day: formatDay(post.date, language.lang) }));
    return <Posts posts={withPhotos(posts, 'measure')} />;
  }
  if ('questions' in block) return boxed(<Questions {...block} />);
  if ('steps' in block) return boxed(<Timeline {...block} />);
  if ('table' in block) return <DataTable {...block} />;
  if ('reviewed' in block)
    return boxed(`${block.text} ${formatDay(block.reviewed, language.lang)}`, 'my-9 text-small');
  if ('buttons' in block) {
    return (
      <p className="my-7 flex flex-wrap gap-3">
        <ButtonLinks links={block.buttons} />
      </p>
    );
  }
  if ('prices' in block) return boxed(<ProgramPrices show={block.prices} />);
  if ('tuition' in block) {
    return boxed(
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        <TuitionFacts show={block.tuition} />
      </div>,
    );
  }
  if ('ageChart' in block) return boxed(<ProgramAges show={block.ageChart} />);
  if ('contactDetails' in block) return boxed(<PlaceList />);
  if ('dates' in block) return boxed(<DateLists show={block.dates} otherwise={block.otherwise} />);
  return boxed(<ContactForm {...block} />, 'my-7 max-w-measure');
}

const boxed = (block: ReactNode, look = 'my-9') => <div className={look}>{block}</div>;

/** The kind and size of a document: `PDF, 240 KB`. */
function factsOf(file: string): string {
  const { size } = statSync(join(process.cwd(), 'public', 'files', file));
  return `${formatFileKind(file)}, ${formatFileSize(size)}`;
}

function withPhotos<Item extends { name?: string; photo?: string; alt?: string }>(
  items: Item[],
  layout: 'person' | 'measure',
) {
  return items.map((item) => ({
    ...item,
    photo: item.photo && (
      <Photo photo={item.photo} alt={item.alt} layout={layout} beside={item.name} />
    ),
  }));
}
