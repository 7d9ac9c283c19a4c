import { Letter } from '@/components/letter';
import { Section } from '@/components/section';
import { TitledTexts } from '@/components/titled-texts';
import { formatHeadInFull } from '@/content/schema/format';
import schema from '@/content/schema/welcome-letter';
import school from '@/content/school';
import { Blocks } from '../_blocks/blocks';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { Photo } from '../_blocks/photo';
import { wordsOf } from '../_lib/words-of';

export const generateMetadata = () => pageMetadata('welcome-letter');

export default async function WelcomeLetter() {
  const words = await wordsOf(schema, 'welcome-letter');
  if (!words) return null;
  const { learnMore, sections, nextStep, photo, ...letter } = words;
  return (
    <SiteLayout page="welcome-letter" sections={sections} nextStep={nextStep}>
      <Letter
        {...letter}
        signature={letter.signature ?? [...formatHeadInFull(school), school.name]}
        photo={<Photo photo={photo} variant="upright" first />}
        look="plate"
      >
        <Blocks blocks={letter.blocks} paragraphs="indented" />
      </Letter>
      {/* Otherwise Firefox prints the heading at the end of the previous page. */}
      {learnMore && (
        <div className="print:break-inside-avoid">
          <Section background="sunk" id="learn-more" heading={learnMore.heading}>
            <TitledTexts items={learnMore.items} />
          </Section>
        </div>
      )}
    </SiteLayout>
  );
}
