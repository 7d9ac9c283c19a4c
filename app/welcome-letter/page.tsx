import { Letter } from '@/components/letter';
import { LinkedText } from '@/components/linked-text';
import { Section } from '@/components/section';
import { formatHeadInFull } from '@/content/schema/format';
import school from '@/content/school';
import welcomeLetter from '@/content/welcome-letter';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';
import { Picture } from '../_site/picture';

export const metadata = pageMetadata('welcome-letter');

export default function WelcomeLetter() {
  const { learnMore, nextStep, photo, ...letter } = welcomeLetter;
  return (
    <SiteLayout page="welcome-letter" nextStep={nextStep}>
      <Letter
        {...letter}
        signature={letter.signature ?? [...formatHeadInFull(school), school.name]}
        beside={<Picture photo={photo} layout="margin" first />}
        picture={(key) => <Picture photo={key} layout="measure" />}
      />
      {/* Firefox would leave the heading behind on the sheet before. */}
      <div className="print:break-inside-avoid">
        <Section ground="sunk" id="learn-more" heading={learnMore.heading}>
          <ul className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2 print:gap-y-2">
            {learnMore.items.map((item) => (
              <li key={item.title} className="border-t border-line pt-5 print:pt-1">
                <h3 className="font-display text-heading">{item.title}</h3>
                <p className="mt-2 max-w-measure print:mt-0">
                  <LinkedText text={item.text} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </SiteLayout>
  );
}
