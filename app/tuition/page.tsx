import { PageHeader } from '@/components/page-header';
import { ScheduleFinder } from '@/components/schedule-finder';
import { Section } from '@/components/section';
import { Subsection } from '@/components/subsection';
import { SumList } from '@/components/sum-list';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenRanges } from '@/components/texts';
import { formatDollars, formatOffer } from '@/content/schema/format';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { Prices } from '../_site/blocks';
import { SiteLayout } from '../_site/site-layout';
import { hrefOf, pageMetadata } from '../_site/page-metadata';
import { finderAnswers, finderChoices, finderNotes } from '../_data/schedules';

export const metadata = pageMetadata('tuition');

export default function Tuition() {
  const { title, lead, finder, fees, care, nextStep } = tuition;
  const answers = finderAnswers(tuition);
  const asked = [fees.application, fees.deposit, ...fees.others].filter((fee) => fee !== undefined);
  return (
    <SiteLayout page="tuition" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <div className="grid grid-cols-1 items-start gap-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <Prices heads />
          {answers.length > 0 && (
            <ScheduleFinder
              {...finder}
              choices={finderChoices(tuition)}
              answers={answers}
              unpriced={finderNotes(tuition)}
            />
          )}
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2">
          {asked.length > 0 && (
            <SumList
              id="fees"
              heading={fees.heading}
              rows={asked.map((fee) => ({ ...fee, sum: sum(fee.amount) }))}
            />
          )}
          {care && (
            <SumList
              {...care}
              id="care"
              rows={care.rows.map((row) => ({ ...row, sum: sum(row.price) }))}
            />
          )}
          <Offers />
          <Notes />
        </div>
      </Section>
    </SiteLayout>
  );
}

/** Offers with a price of their own, such as a playgroup. */
function Offers() {
  return tuition.offers.map((offer, index) => {
    const id = `offer-${offer.program ?? index + 1}`;
    return (
      <Subsection
        key={id}
        id={id}
        heading={
          <TextLink look="heading" href={offer.program && hrefOf('programs', offer.program)}>
            {offer.name}
          </TextLink>
        }
      >
        <p className="mt-3 border-t border-line pt-4">
          {withUnbrokenRanges(
            formatOffer(offer, programs.programs.find(({ id }) => id === offer.program)?.ages),
          )}
          : <strong>{sum(offer.price)}</strong> {offer.per}
        </p>
        {offer.link && <TextLink href={offer.link.href}>{offer.link.label}</TextLink>}
      </Subsection>
    );
  });
}

/** Other questions about money. */
function Notes() {
  return tuition.notes.map(({ title, text }, index) => (
    <Subsection key={title} id={`note-${index + 1}`} heading={title}>
      <p className="mt-3 border-t border-line pt-4">{withLinks(text)}</p>
    </Subsection>
  ));
}

function sum(amount: number): string {
  return amount === 0 ? tuition.free : formatDollars(amount, tuition);
}
