import { PageHeader } from '@/components/page-header';
import { PriceTable } from '@/components/price-table';
import { Prose } from '@/components/prose';
import { ScheduleFinder } from '@/components/schedule-finder';
import { Section } from '@/components/section';
import { tuition } from '@/content/tuition';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';
import { answers, choices, dollars, priceGroups } from '../_site/schedules';

export const metadata = pageMetadata('/tuition');

export default function Tuition() {
  const { title, lead, caption, finder, playgroup, fees, nextStep } = tuition;
  return (
    <SiteLayout path="/tuition" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <div className="finder grid gap-14 print:gap-4">
          <ScheduleFinder {...finder} choices={choices} answers={answers} />
          <PriceTable caption={caption} due={finder.due} groups={priceGroups} />
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-10 md:grid-cols-2 print:mt-4 print:grid-cols-2">
          <section aria-labelledby="fees">
            <h2 id="fees" className="font-display text-heading">
              {fees.heading}
            </h2>
            <dl className="mt-3 grid gap-5 print:gap-2">
              {[fees.application, fees.deposit].map((fee) => (
                <div key={fee.name} className="border-t border-line pt-4 print:pt-1">
                  <dt className="flex justify-between gap-4 font-medium">
                    {fee.name} <span className="font-bold">{dollars(fee.amount)}</span>
                  </dt>
                  <dd className="mt-1 text-ink-soft">
                    <Prose text={fee.text} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="playgroup">
            <h2 id="playgroup" className="font-display text-heading">
              {playgroup.name}
            </h2>
            <p className="mt-3 border-t border-line pt-4 print:pt-1">
              An {playgroup.weeks}-week session for {playgroup.ages}, {playgroup.when}:{' '}
              <strong>{dollars(playgroup.price)}</strong>
            </p>
          </section>
        </div>
      </Section>
    </SiteLayout>
  );
}
