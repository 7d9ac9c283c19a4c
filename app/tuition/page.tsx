import { PageHeader } from '@/components/page-header';
import { PriceTable } from '@/components/price-table';
import { Section } from '@/components/section';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { Care, Fees, Finder, Notes, Offers } from '../_blocks/tuition-parts';
import { periods, priceGroups } from '../_lib/schedules';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('tuition');

export default function Tuition() {
  const { title, lead, caption, columns, finder, sections, nextStep } = tuition;
  return (
    <SiteLayout page="tuition" sections={sections} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} leadColumn="half" />
      <Section>
        <div className="grid grid-cols-1 items-start gap-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <PriceTable
            caption={caption}
            columns={{ ...columns, price: periods[tuition.per], dueWhat: finder.acceptance?.what }}
            groups={priceGroups(tuition, programs)}
          />
          <Finder />
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2 print:block print:columns-2 print:space-y-10">
          <div className="space-y-10 empty:hidden">
            <Fees />
            <Care />
          </div>
          <div className="space-y-10">
            <Offers />
            <Notes />
          </div>
        </div>
      </Section>
    </SiteLayout>
  );
}
