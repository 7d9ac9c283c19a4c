import { inMonths } from './ages';
import { areFresh, isOver } from './days';
import { at, type Finding } from './finding';
import { counted } from './format';
import { leaves } from './leaves';
import { nearest } from './nearest';
import type { Content } from './rules';
import { keyOfDays } from './tuition';

/**
 * The warnings: what is worth a look, although the content may be right.
 *
 * @param today the day at the school, as `2024-10-05`
 */
export function warnings(content: Content, today: string): Finding[] {
  const rules = [
    unusedPhotos,
    sameDescriptions,
    otherYears,
    otherPrices,
    otherAges,
    unlikelyPrices,
    unusedSessions,
    impossibleHours,
    unlikelyDates,
    pastDates,
    otherOpenings,
    gaps,
    endOfYear,
  ];
  return rules
    .flatMap((rule) => rule(content, today))
    .map((finding) => ({ ...finding, isWarning: true }));
}

function unusedPhotos(content: Content): Finding[] {
  const used = leaves<string>(content, 'string').filter(({ field }) =>
    /^(photo|evening)$/.test(field),
  );
  return Object.keys(content.photos)
    .filter((key) => !used.some(({ value }) => value === key))
    .map((key) => {
      const sentence = `no page shows “${key}”: use it, or remove this row and its file in content/photos/.`;
      return at(['photos', key], sentence);
    });
}

function sameDescriptions({ photos }: Content): Finding[] {
  const rows = Object.entries(photos).map(([key, { alt }]) => ({ key, words: alt.toLowerCase() }));
  return rows.flatMap(({ key, words }, index) => {
    const first = rows.findIndex((row) => row.words === words);
    const sentence = `this has the same words as “${rows[first]!.key}”: say what this picture shows, if it is another.`;
    return first < index ? [at(['photos', key, 'alt'], sentence)] : [];
  });
}

/** A school year: 2024-2025, 2024–25, 2024/2025, 2024 to 2025. A date does not match. */
const yearPattern = /(?<![\d-])(20\d\d)\s?(?:[-–—/]|to)\s?(20\d\d|\d\d)(?!\d|-\d)/g;

function otherYears({ school, ...rest }: Content): Finding[] {
  return leaves<string>(rest, 'string').flatMap(({ path, field, value }) =>
    [...value.matchAll(yearPattern)]
      .filter(([, first, second]) => Number(second) % 100 === (Number(first) + 1) % 100)
      .filter(([year]) => field !== 'pricesFor' && year !== school.schoolYear)
      .map(([year]) =>
        at(
          path,
          `this says ${year}, and the school year is ${school.schoolYear}. If you mean the current one, ` +
            'write ${school.schoolYear} in its place, and back-ticks (`) around the text.',
        ),
      ),
  );
}

function otherPrices(content: Content): Finding[] {
  const page = content.pages.find(({ id }) => id === 'tuition');
  const link = page ? `, and link to [tuition](${page.path})` : '';
  const prices = leaves<number>(content.tuition, 'number')
    .filter(({ field }) => !/^(days|count|months|years|payments|\w*weeks)$/i.test(field))
    .map(({ value }) => value);
  const sums = /\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) dollars\b/g;
  return leaves<string>(content, 'string').flatMap(({ path, value }) =>
    [...value.matchAll(sums)]
      .filter(
        ([, sum, spelled = '']) => !prices.includes(Number((sum ?? spelled).replaceAll(',', ''))),
      )
      .map(([sum]) =>
        at(
          path,
          `${sum.trim()} is not a price in content/tuition.ts. If you mean a price, correct it, or ` +
            `better, remove it${link}.`,
        ),
      ),
  );
}

/** Ages of the school at which no program begins or ends. */
function otherAges({ school, programs }: Content): Finding[] {
  const known = programs.programs.flatMap(({ ages }) => ages ?? []);
  return (['from', 'to'] as const)
    .filter((end) => !known.some((ages) => inMonths(ages[end]) === inMonths(school.ages[end])))
    .map((end) => {
      const sentence = `no program in content/programs.ts ${end === 'from' ? 'begins' : 'ends'} at this age: is it still right?`;
      return at(['school', 'ages', end], sentence);
    });
}

/** Prices far from all others of their program, and fewer days that cost more than more days. */
function unlikelyPrices({ tuition }: Content): Finding[] {
  const countOf = new Map(tuition.days.map((each) => [keyOfDays(each), each.count]));
  return tuition.programs.flatMap(({ prices }, group) => {
    const priced = prices.map((row) => ({ ...row, count: countOf.get(row.days) ?? 1 }));
    return priced.flatMap(({ price, count, session }, index) => {
      // What is free is meant to be far from the others.
      const others = priced.filter((each, other) => other !== index && each.price);
      const times = others.flatMap((each) => [
        price / each.price,
        price / count / (each.price / each.count),
      ]);
      const isFar = times.every((each) => each > 2) || times.every((each) => each < 0.5);
      const cheaper = others.find(
        (each) => each.session === session && each.count > count && each.price < price,
      );
      const path = ['tuition', 'programs', group, 'prices', index, 'price'];
      if (!price || !others.length) return [];
      if (isFar)
        return [at(path, `${price} is far from all other prices of this program: is it right?`)];
      if (!cheaper) return [];
      const sentence = `${counted(count, 'day')} cost ${price}, and ${cheaper.count} days cost only ${cheaper.price}: is that right?`;
      return [at(path, sentence)];
    });
  });
}

function unusedSessions({ tuition }: Content): Finding[] {
  const used = tuition.programs.flatMap(({ prices }) => prices.map(({ session }) => session));
  return tuition.sessions.flatMap(({ id }, index) =>
    used.includes(id)
      ? []
      : at(
          ['tuition', 'sessions', index],
          `no program has a price for “${id}”: add one, or remove it.`,
        ),
  );
}

const clock = String.raw`\b(\d{1,2})(?::(\d\d))?\s?([ap])\.?\s?m\b|\bnoon\b|\bmidnight\b`;
const times = new RegExp(clock, 'g');
const ranges = new RegExp(`(?:${clock})\\s?(?:-|–|—| to | a )\\s?(?:${clock})`, 'g');

/** Hours that no clock has, such as `8:90am`, and an end before its beginning. */
function impossibleHours(content: Content): Finding[] {
  return leaves<string>(content, 'string').flatMap(({ path, value }) => {
    const [wrong] = [...value.matchAll(times)].filter(
      ([, hour = 1, minute = 0]) => Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59,
    );
    if (wrong) return [at(path, `no clock shows “${wrong[0]}”: correct it.`)];
    const backward = [...value.matchAll(ranges)].find(([range]) => {
      const [from = 0, to = 0] = [...range.matchAll(times)].map(minutesOf);
      return (to || 24 * 60) <= from;
    });
    return backward ? [at(path, `“${backward[0]}” ends before it begins: is that right?`)] : [];
  });
}

/** The minutes since midnight. */
function minutesOf([words, hour, minute, half]: RegExpMatchArray): number {
  if (!hour) return words === 'noon' ? 12 * 60 : 0;
  return (Number(hour) % 12) * 60 + Number(minute ?? 0) + (half === 'p' ? 12 * 60 : 0);
}

function unlikelyDates({ dates: { notices, openHouses } }: Content): Finding[] {
  const long = notices.flatMap(({ from, until }, index) => {
    const sentence = `this notice is shown for more than a year, until ${until}: is that right?`;
    const isLong = Date.parse(until) - Date.parse(from) > 366 * 86_400_000;
    return isLong ? [at(['dates', 'notices', index, 'until'], sentence)] : [];
  });
  const twice = openHouses.flatMap(({ date, from }, index) => {
    const first = openHouses.findIndex((each) => each.date === date && each.from === from);
    const sentence = `the open house of ${date} is in the list twice: remove one.`;
    return first < index ? [at(['dates', 'openHouses', index, 'date'], sentence)] : [];
  });
  return [...long, ...twice];
}

function pastDates({ dates }: Content, today: string): Finding[] {
  const openHouses = dates.openHouses.flatMap(({ date }, index) => {
    const sentence = `the open house of ${date} is past and no longer appears on the site: remove it.`;
    return date < today ? [at(['dates', 'openHouses', index, 'date'], sentence)] : [];
  });
  const past = dates.notices.flatMap(({ until }, index) => {
    const sentence = `the notice until ${until} is past and no longer appears on the site: remove it.`;
    return until < today ? [at(['dates', 'notices', index, 'until'], sentence)] : [];
  });
  past.push(...openHouses);
  if (!dates.openings || areFresh(dates.openings.asOf, today)) return past;
  const { asOf } = dates.openings;
  const sentence =
    `the open places are those of ${asOf}, and no page shows them ` +
    `${today < asOf ? 'before that day' : 'a month later'}: update them, or remove them.`;
  return [...past, at(['dates', 'openings', 'asOf'], sentence)];
}

/** Open places of a program that is called otherwise elsewhere. */
function otherOpenings({ programs, tuition, dates }: Content): Finding[] {
  const names = leaves<string>([programs.programs, tuition.programs, tuition.offers], 'string')
    .filter(({ field }) => ['id', 'name', 'alsoCalled'].includes(field))
    .map(({ value }) => value.toLowerCase());
  const known = programs.programs.map(({ name }) => name);
  return (dates.openings?.programs ?? []).flatMap(({ program }, index) => {
    const sentence = `no program is called “${program}”: ${nearest(program, known)}, if you mean one.`;
    const path = ['dates', 'openings', 'programs', index, 'program'];
    return names.includes(program.toLowerCase()) ? [] : [at(path, sentence)];
  });
}

/** A quotation, in which […] is correct. It may end in the next paragraph. */
const quotation = /“[^”]*(”|$)/g;

/** Marks that may mean missing words, or be right as they are. */
function gaps(content: Content): Finding[] {
  return leaves<string>(content, 'string').flatMap(({ path, value }) => {
    const [mark] =
      /\b(TBD|TBA|TODO|X{3,})\b|\?{3,}|\byour (text|name) here\b|\*\*|<\/?[a-z]+>/.exec(value) ??
      /\[(…|\.{3})\](?!\()/.exec(value.replace(quotation, '')) ??
      [];
    return mark ? [at(path, `“${mark}” is printed exactly like this: is that right?`)] : [];
  });
}

/** From June 1 on, the school year is about to end. From August 1 on, it is over. */
function endOfYear({ school: { schoolYear } }: Content, today: string): Finding[] {
  const path = ['school', 'schoolYear'];
  const remedy = 'content/README.md says how a new one begins.';
  if (isOver(schoolYear, today)) {
    const sentence = `the school year ${schoolYear} is over, and every page still shows it: ${remedy}`;
    return [at(path, sentence)];
  }
  if (today < `${schoolYear.slice(5)}-06-01`) return [];
  return [at(path, `the school year ${schoolYear} ends this summer: ${remedy}`)];
}
