import { AgeChart } from '@/components/age-chart';
import { DataTable } from '@/components/blocks/data-table';
import { Downloads } from '@/components/blocks/downloads';
import { Gallery } from '@/components/blocks/gallery';
import { People } from '@/components/blocks/people';
import { PhotoPlaceholder } from '@/components/blocks/photo-placeholder';
import { Posts } from '@/components/blocks/posts';
import { Timeline } from '@/components/blocks/timeline';
import { Voices } from '@/components/blocks/voices';
import { ButtonLink } from '@/components/button-link';
import { LinkedText } from '@/components/linked-text';
import { PriceTable } from '@/components/price-table';
import { TitledTexts } from '@/components/titled-texts';
import photos from '@/content/photos';
import programs from '@/content/programs';
import type { Block } from '@/content/schema/blocks';
import { formatDay, formatFileSize, pricePeriods } from '@/content/schema/format';
import site from '@/content/site';
import tuition from '@/content/tuition';
import { newestFirst } from '../_data/posts';
import { ageScale, programSummary } from '../_data/program-summaries';
import { priceGroups } from '../_data/schedules';
import { ContactForm } from './contact-form';
import { fileFacts } from './file-facts';
import { Picture } from './picture';
import { DateLists } from './upcoming-dates';

/**
 * A text in blocks, in their order. Text keeps the measure; other blocks are as wide as their place.
 *
 * @param id distinguishes the texts of a page
 */
export function Blocks({ id = 'text', blocks }: { id?: string; blocks: Block[] }) {
  return (
    <div className="flow">
      {blocks.map((block, index) => (
        <BlockOfAnyKind key={index} id={`${id}-${index + 1}`} block={block} />
      ))}
    </div>
  );
}

function BlockOfAnyKind({ id, block }: { id: string; block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-measure">
        <LinkedText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid max-w-measure grid-cols-1 list-disc gap-2 pl-6 print:block">
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('photo' in block) {
    return (
      <figure className={wider}>
        <Picture photo={block.photo} layout="measure" />
        {block.caption && (
          <figcaption className="mt-3 text-small text-ink-soft">{block.caption}</figcaption>
        )}
      </figure>
    );
  }
  if ('placeholder' in block) {
    return (
      <div className={wider}>
        <PhotoPlaceholder {...block} />
      </div>
    );
  }
  if ('people' in block) {
    return <People people={withPictures(block.people, 'person')} />;
  }
  if ('voices' in block) return <Voices {...block} />;
  if ('gallery' in block) {
    return (
      <Gallery
        id={id}
        words={site.gallery}
        pictures={block.gallery.map(({ photo, caption }) => ({
          key: photo,
          caption,
          name: caption ?? photos[photo]!.alt,
          small: <Picture photo={photo} layout="thumbnail" />,
          large: <Picture photo={photo} layout="whole" />,
        }))}
      />
    );
  }
  if ('downloads' in block) {
    return (
      <Downloads
        files={block.downloads.map(({ file, ...words }) => ({
          ...words,
          href: `/files/${file}`,
          facts: factsOf(file),
        }))}
      />
    );
  }
  if ('posts' in block) {
    const posts = newestFirst(block.posts).map((post) => ({ ...post, day: formatDay(post.date) }));
    return <Posts posts={withPictures(posts, 'measure')} />;
  }
  if ('questions' in block) {
    const items = block.questions.map(({ question, answer }) => ({
      title: question,
      text: answer,
    }));
    return (
      <div className="my-9">
        <TitledTexts items={items} />
      </div>
    );
  }
  if ('steps' in block) {
    return (
      <div className="my-9">
        <Timeline entries={block.steps} />
      </div>
    );
  }
  if ('table' in block) return <DataTable {...block} />;
  if ('buttons' in block) {
    return (
      <p className="my-7 flex flex-wrap gap-3 print:hidden">
        {block.buttons.map((link, index) => (
          <ButtonLink key={link.href} {...link} look={index === 0 ? 'filled' : 'outlined'} />
        ))}
      </p>
    );
  }
  if ('prices' in block) {
    const { caption, columns, per } = tuition;
    return (
      <div className="my-9">
        <PriceTable
          caption={caption}
          columns={{ ...columns, price: pricePeriods[per].column }}
          groups={priceGroups(tuition, programs).filter(({ program }) =>
            isShown(block.prices, program),
          )}
        />
      </div>
    );
  }
  if ('ageChart' in block) {
    const { labels, chart } = programs;
    const shown = programs.programs.filter(({ id }) => isShown(block.ageChart, id));
    return (
      <div className="my-9">
        <AgeChart
          caption={chart.heading}
          labels={labels}
          scale={ageScale(shown)}
          rows={shown.map((program) => programSummary(program, labels))}
        />
      </div>
    );
  }
  if ('dates' in block) {
    return (
      <div className="my-9">
        <DateLists show={block.dates} otherwise={block.otherwise} />
      </div>
    );
  }
  return (
    <div className="my-7 max-w-measure">
      <ContactForm words={block.contactForm} />
    </div>
  );
}

/** The kind and the size of a document: `PDF, 240 KB`. */
function factsOf(file: string): string {
  const { kind, size } = fileFacts(file);
  return `${kind}, ${formatFileSize(size)}`;
}

/** On wide screens, a picture is wider than the text. */
const wider = 'my-9 max-w-measure xl:max-w-[calc(30em+6rem)] print:hidden';

const isShown = (wanted: 'all' | string[], id: string) => wanted === 'all' || wanted.includes(id);

function withPictures<Item extends { photo?: string }>(
  items: Item[],
  layout: 'person' | 'measure',
) {
  return items.map((item) => ({
    ...item,
    picture: item.photo && <Picture photo={item.photo} layout={layout} />,
  }));
}
