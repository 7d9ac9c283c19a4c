import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import tuition from '@/content/tuition';
import { ProgramPrices } from '../_blocks/program-prices';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { TuitionFacts } from '../_blocks/tuition-facts';

export const generateMetadata = () => pageMetadata('tuition');

export default function Tuition() {
  const { title, lead, sections, nextStep } = tuition;
  return (
    <SiteLayout page="tuition" sections={sections} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <div className="grid grid-cols-1 items-start gap-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <ProgramPrices heads />
          <TuitionFacts show={['finder']} />
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2 print:block print:columns-2 print:space-y-10">
          <div className="space-y-10 empty:hidden">
            <TuitionFacts show={['fees', 'care']} />
          </div>
          <div className="space-y-10">
            <TuitionFacts show={['offers', 'notes']} />
          </div>
        </div>
      </Section>
    </SiteLayout>
  );
}
