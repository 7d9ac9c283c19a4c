import { ScheduleFinder } from '@/components/schedule-finder';
import { Subsection } from '@/components/subsection';
import { SumList } from '@/components/sum-list';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenRanges } from '@/components/texts';
import programs from '@/content/programs';
import { formatDollars, formatOffer, type Locale } from '@/content/schema/format';
import { inLanguage } from '@/content/schema/translated';
import type { Tuition } from '@/content/schema/tuition';
import tuition from '@/content/tuition';
import { ownLanguage, type Language } from '../_data/language';
import { finderChoices, finderNotes, schedules } from '../_data/schedules';
import { hrefOf } from './page-metadata';

/** The parts of `content/tuition.ts` besides the table, in the order in which the tuition page has them. */
const tuitionParts = { finder: Finder, fees: Fees, care: Care, offers: Offers, notes: Notes };

type Props = { words: Tuition; locale?: Locale };

/** Some of these parts, in a language. */
export function TuitionFacts(props: { show: (keyof typeof tuitionParts)[]; language?: Language }) {
  const { show, language: { lang, locale } = ownLanguage } = props;
  const words = inLanguage(tuition, lang);
  return show.map((part) => {
    const Part = tuitionParts[part];
    return <Part key={part} words={words} locale={locale} />;
  });
}

/** Three choices that lead to a schedule. Without prices there is nothing to find. */
function Finder({ words, locale }: Props) {
  const answers = schedules(words, locale);
  if (!answers.length) return null;
  return (
    <ScheduleFinder
      {...words.finder}
      choices={finderChoices(words, locale)}
      answers={answers}
      unpriced={finderNotes(words)}
    />
  );
}

function Fees({ words, locale }: Props) {
  const { application, deposit, others, heading } = words.fees;
  const fees = [application, deposit, ...others].filter((fee) => fee !== undefined);
  if (!fees.length) return null;
  const rows = fees.map((fee) => ({ ...fee, sum: formatDollars(fee.amount, words, locale) }));
  return <SumList id="fees" heading={heading} rows={rows} />;
}

/** Care before and after school. */
function Care({ words, locale }: Props) {
  const { care } = words;
  if (!care) return null;
  const rows = care.rows.map((row) => ({ ...row, sum: sumOrFree(row.price, words, locale) }));
  return <SumList {...care} id="care" rows={rows} />;
}

/** Offers with a price of their own, such as a playgroup. */
function Offers({ words, locale }: Props) {
  return words.offers.map((offer, index) => {
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
          {withUnbrokenRanges(`${formatOffer(offer, program?.ages, locale)}:`)}{' '}
          <strong>{sumOrFree(offer.price, words, locale)}</strong> {offer.per}
        </p>
        {offer.link && <TextLink href={offer.link.href}>{offer.link.label}</TextLink>}
      </Subsection>
    );
  });
}

/** Other questions about money. */
function Notes({ words }: Props) {
  return words.notes.map(({ title, text }, index) => (
    <Subsection key={title} id={`note-${index + 1}`} heading={title}>
      <p className="mt-3 border-t border-line pt-4">{withLinks(text)}</p>
    </Subsection>
  ));
}

function sumOrFree(amount: number, words: Tuition, locale?: Locale): string {
  return amount === 0 ? words.free : formatDollars(amount, words, locale);
}
