import { Letter } from '@/components/letter';
import schema from '@/content/schema/meet-the-founder';
import { formatHeadInFull } from '@/content/schema/format';
import school from '@/content/school';
import { Blocks } from '../_blocks/blocks';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { Photo } from '../_blocks/photo';
import { wordsOf } from '../_lib/words-of';

export const generateMetadata = () => pageMetadata('meet-the-founder');

export default async function MeetTheFounder() {
  const words = await wordsOf(schema, 'meet-the-founder');
  if (!words) return null;
  const { sections, nextStep, photo, ...letter } = words;
  return (
    <SiteLayout page="meet-the-founder" sections={sections} nextStep={nextStep}>
      <Letter
        {...letter}
        signature={letter.signature ?? [...formatHeadInFull(school), school.name]}
        photo={<Photo photo={photo} variant="upright" first />}
        look="arch"
      >
        <Blocks blocks={letter.blocks} paragraphs="indented" />
      </Letter>
    </SiteLayout>
  );
}
