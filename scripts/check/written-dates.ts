/** A date in a text: `Monday, September 8, 2031`, `November 18 and 19`, `le 7 septembre`, `July 2031`, `Summer Camps 2031`. */
export interface WrittenDate {
  words: string;
  year?: number;
  /** From 1 to 12. A summer ends in July. */
  month: number;
  /** Empty if the text names only the month or the summer. */
  days: number[];
  /** From 0, Sunday, to 6. */
  weekdays: number[];
  isSummer: boolean;
}

const and = String.raw`\s?(?:to|through|and|et|y|[&–-])\s?`;
/** A day of the month, but not an hour. */
const day = String.raw`(?<!\d)\d\d?(?:st|nd|rd|th|er)?(?![\d:]|\s?[ap]\.?m)`;
const days = `(?<days>${day}(?:${and}${day})*)`;
const year = String.raw`(?<year>20\d\d)(?!\d)`;

/** Finds the dates in a text, and returns the text without them as well. */
export function datesIn(text: string, language: string) {
  const [months, weekdays] = [namesOf('month', 12, language), namesOf('weekday', 7, language)];
  const month = `(?<month>${anyOf(months)})`;
  const onDays = String.raw`(?:(?<weekdays>${anyOf(weekdays)}(?:${and}${anyOf(weekdays)})*),?\s)?`;
  const patterns = [
    String.raw`${onDays}${month}\s${days}(?:,?\s${year})?`,
    String.raw`${onDays}${days}\s(?:of\s|de\s)?${month}(?:,?\s(?:de\s)?${year})?`,
    String.raw`(?:${month}|(?<summer>[Ss]ummer)(?:\s\p{L}+){0,2}),?\s(?:de\s)?${year}`,
    String.raw`(?<!\d)${year}-(?<month>\d\d)-(?<days>\d\d)(?!\d)`,
    String.raw`(?<!\d)(?<month>\d\d?)\/(?<days>\d\d?)\/${year}`,
  ];
  const dates: WrittenDate[] = [];
  // Later patterns skip what earlier ones matched.
  const rest = patterns.reduce(
    (remaining, pattern) =>
      remaining.replace(new RegExp(pattern, 'gu'), (words, ...found) => {
        const groups: Record<string, string | undefined> = found.at(-1);
        dates.push({
          words,
          year: Number(groups.year) || undefined,
          month: groups.summer ? 7 : Number(groups.month) || indexIn(months, groups.month!) + 1,
          days: (groups.days?.match(/\d+/g) ?? []).map(Number),
          weekdays: (groups.weekdays?.match(/\p{L}{3,}/gu) ?? [])
            .map((name) => indexIn(weekdays, name))
            .filter((index) => index >= 0),
          isSummer: Boolean(groups.summer),
        });
        return '\0'.repeat(words.length);
      }),
    text,
  );
  return { dates, rest };
}

/** The months from January or the weekdays from Sunday, as a language writes them in a date. */
function namesOf(part: 'month' | 'weekday', count: number, language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  // 2023 began on a Sunday.
  return Array.from({ length: count }, (_, index) => {
    const moment = part === 'month' ? Date.UTC(2023, index) : Date.UTC(2023, 0, 1 + index);
    return format.formatToParts(moment).find(({ type }) => type === part)!.value;
  });
}

/** Matches names, also with a capital, and their abbreviations: `Sept.`, `Tues`. */
function anyOf(names: string[]): string {
  const starts = names.flatMap(([first = '', ...others]) =>
    others
      .map((_, index) => others.slice(0, index + 1).join(''))
      .filter((rest) => rest.length > 1)
      .map((rest) => `[${first}${first.toUpperCase()}]${rest}`),
  );
  return String.raw`(?<!\p{L})(?:${starts.join('|') || '(?!)'})(?!\p{L})\.?`;
}

const indexIn = (names: string[], word: string) => {
  const start = word.toLowerCase().replace('.', '');
  return names.findIndex((name) => name.toLowerCase().startsWith(start));
};
