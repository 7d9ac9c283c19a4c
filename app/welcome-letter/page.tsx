import { Section } from '@/components/section';
import { TitledTexts } from '@/components/titled-texts';
import content from '@/content/welcome-letter';
import { LetterPage } from '../_layout/letter-page';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('welcome-letter');

export default function WelcomeLetter() {
  const { learnMore } = content;
  return (
    <LetterPage page="welcome-letter" content={content} variant="upright">
      {/* Otherwise Firefox prints the heading at the end of the previous sheet. */}
      {learnMore && (
        <div className="print:break-inside-avoid">
          <Section background="sunk" id="learn-more" heading={learnMore.heading}>
            <TitledTexts items={learnMore.items} />
          </Section>
        </div>
      )}
    </LetterPage>
  );
}
