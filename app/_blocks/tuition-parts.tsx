import { ScheduleFinder } from '@/components/schedule-finder';
import { Subsection } from '@/components/section';
import { SumList } from '@/components/sum-list';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenWords } from '@/components/texts';
import programs from '@/content/programs';
import { formatDollars, formatOffer, formatPrice } from '@/content/schema/format';
import tuition from '@/content/tuition';
import { finderChoices, schedules } from '../_lib/schedules';
import { hrefOf } from '../_lib/addresses';

/** Three choices that lead to a schedule. Empty while the school has no prices. */
export function Finder() {
  const answers = schedules(tuition);
  if (!answers.length) return null;
  return <ScheduleFinder {...tuition.finder} choices={finderChoices(tuition)} answers={answers} />;
}

export function Fees() {
  const { application, deposit, others, heading } = tuition.fees;
  const fees = [application, deposit, ...others].filter((fee) => fee !== undefined);
  if (!fees.length) return null;
  const rows = fees.map((fee) => ({ ...fee, sum: formatDollars(fee.amount, tuition) }));
  return <SumList id="fees" heading={heading} rows={rows} />;
}

export function Care() {
  const { care } = tuition;
  if (!care) return null;
  const rows = care.rows.map((row) => ({ ...row, sum: formatPrice(row.price, tuition) }));
  return <SumList {...care} id="care" rows={rows} />;
}

/** Offers with their own price, such as a playgroup. */
export function Offers() {
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
          {withUnbrokenWords(`${formatOffer(offer, program?.ages)}:`)}{' '}
          <strong>{formatPrice(offer.price, tuition)}</strong> {offer.per}
        </p>
      </Subsection>
    );
  });
}

export function Notes() {
  return tuition.notes.map(({ title, text }, index) => (
    <Subsection key={title} id={`note-${index + 1}`} heading={title}>
      <p className="mt-3 border-t border-line pt-4">{withLinks(text)}</p>
    </Subsection>
  ));
}
