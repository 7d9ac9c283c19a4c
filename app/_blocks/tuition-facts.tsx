import { ScheduleFinder } from '@/components/schedule-finder';
import { Subsection } from '@/components/section';
import { SumList } from '@/components/sum-list';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenRanges } from '@/components/texts';
import programs from '@/content/programs';
import { formatDollars, formatOffer } from '@/content/schema/format';
import tuition from '@/content/tuition';
import { finderChoices, schedules } from '../_facts/schedules';
import { hrefOf } from '../_facts/addresses';

/** The parts of `content/tuition.ts` other than the table, in the order of the tuition page. */
const tuitionParts = { finder: Finder, fees: Fees, care: Care, offers: Offers, notes: Notes };

/** Shows some of these parts. */
export function TuitionFacts({ show }: { show: (keyof typeof tuitionParts)[] }) {
  return show.map((part) => {
    const Part = tuitionParts[part];
    return <Part key={part} />;
  });
}

/** Three choices that lead to a schedule. Empty while the school has no prices. */
function Finder() {
  const answers = schedules(tuition);
  if (!answers.length) return null;
  return <ScheduleFinder {...tuition.finder} choices={finderChoices(tuition)} answers={answers} />;
}

function Fees() {
  const { application, deposit, others, heading } = tuition.fees;
  const fees = [application, deposit, ...others].filter((fee) => fee !== undefined);
  if (!fees.length) return null;
  const rows = fees.map((fee) => ({ ...fee, sum: formatDollars(fee.amount, tuition) }));
  return <SumList id="fees" heading={heading} rows={rows} />;
}

/** Care before and after school. */
function Care() {
  const { care } = tuition;
  if (!care) return null;
  const rows = care.rows.map((row) => ({ ...row, sum: sumOrFree(row.price) }));
  return <SumList {...care} id="care" rows={rows} />;
}

/** Offers with their own price, such as a playgroup. */
function Offers() {
  return tuition.offers.map((offer, index) => {
    const id = `offer-${index + 1}`;
    const program = programs.programs.find(({ id }) => id === offer.program);
    return (
      <Subsection
        key={id}
        id={id}
        heading={
          <TextLink look="heading" href={program && hrefOf('programs', program.id)}>
            {offer.name}
          </TextLink>
        }
      >
        <p className="mt-3 border-t border-line pt-4">
          {withUnbrokenRanges(`${formatOffer(offer, program?.ages)}:`)}{' '}
          <strong>{sumOrFree(offer.price)}</strong> {offer.per}
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

function sumOrFree(amount: number): string {
  return amount === 0 ? tuition.free : formatDollars(amount, tuition);
}
