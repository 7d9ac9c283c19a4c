import { Section } from '@/components/section';
import { withLinks } from '@/components/with-links';
import type schema from '@/content/schema/welcome-letter';
import { LetterPage } from '../_layout/letter-page';
import { pageMetadata } from '../_layout/page-metadata';
import { contentOf } from '../_lib/content-of';

export const generateMetadata = () => pageMetadata('welcome-letter');

export default async function WelcomeLetter() {
  const content = await contentOf<typeof schema>('welcome-letter');
  const { learnMore } = content;
  return (
    <LetterPage page="welcome-letter" content={content} variant="upright">
      {/* Otherwise Firefox prints the heading at the end of the previous sheet. */}
      {learnMore && (
        <div className="print:break-inside-avoid">
          <Section background="sunk" id="learn-more" heading={learnMore.heading}>
            <ul
              role="list"
              className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2"
            >
              {learnMore.items.map(({ title, text }, index) => (
                <li key={index} className="border-t border-line pt-5">
                  <h3 className="font-display text-heading">{title}</h3>
                  <p className="mt-2 max-w-measure">{withLinks(text)}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </LetterPage>
  );
}
