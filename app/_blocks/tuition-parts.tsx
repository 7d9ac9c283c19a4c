import { ScheduleFinder } from '@/components/schedule-finder';
import { Subsection } from '@/components/section';
import { SumList } from '@/components/sum-list';
import { TextLink } from '@/components/text-link';
import { withLinks } from '@/components/texts';
import { formatDollars, formatPrice } from '@/content/format/prices';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { finderChoices, priceGroups } from '../_lib/schedules';
import { hrefOf } from '../_lib/addresses';

/** Choices that lead to a schedule. Empty if the school has no prices, or nothing to choose. */
export function Finder() {
  const choices = finderChoices(tuition);
  const answers = priceGroups(tuition, programs).flatMap(({ rows }) => rows);
  if (!answers.length || !choices.length) return null;
  return <ScheduleFinder {...tuition.finder} choices={choices} answers={answers} />;
}

export function Fees() {
  const { application, deposit, others, heading } = tuition.fees;
  const fees = [application, deposit, ...others].filter((fee) => fee !== undefined);
  if (!fees.length) return null;
  const sum = (amount: number) => formatDollars(amount, tuition);
  const nameOf = (program: string) => programs.programs.find(({ id }) => id === program)?.name;
  const rows = fees.map(({ name, per, amount, due, text = due?.when }) => {
    if (typeof amount === 'number') return { name, per, text, sum: sum(amount) };
    const sums = amount.map((each) => ({ name: nameOf(each.program), sum: sum(each.amount) }));
    return { name, per, text, sums };
  });
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
          {withLinks(`${offer.text} ${offer.when}:`)}{' '}
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
