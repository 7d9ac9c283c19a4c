import { Letter } from '@/components/letter';
import { PhotoPlaceholder } from '@/components/blocks/photo-placeholder';
import type schema from '@/content/schema/founder';
import { formatHeadInFull } from '@/content/schema/format';
import school from '@/content/school';
import site from '@/content/site';
import { Blocks } from '../_site/blocks';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';
import { Picture } from '../_site/picture';
import { wordsOf } from '../_site/words-of';

export const metadata = pageMetadata('meet-the-founder');

export default async function MeetTheFounder() {
  const words = await wordsOf<typeof schema>('meet-the-founder');
  if (!words) return null;
  const { nextStep, portrait, ...letter } = words;
  return (
    <SiteLayout page="meet-the-founder" nextStep={nextStep}>
      <Letter
        {...letter}
        signature={letter.signature ?? [...formatHeadInFull(school), school.name]}
        look="arch"
        picture={
          'photo' in portrait ? (
            <Picture photo={portrait.photo} layout="portrait" first />
          ) : (
            <PhotoPlaceholder {...portrait} shape="portrait" word={site.frame} />
          )
        }
      >
        <Blocks blocks={letter.blocks} />
      </Letter>
    </SiteLayout>
  );
}
