const and = String.raw`\s?(?:\b(?:to|through|and)\b|[&–-])\s?`;
/** A day of the month, but not an hour. */
const dayNumber = String.raw`(?<!\d)\d\d?(?:st|nd|rd|th)?(?![\d:]|\s?[ap]\.?m)`;
const days = `${dayNumber}(?:${and}${dayNumber})*`;
const weekdayName = String.raw`\b(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(?:day)?\b\.?`;
const monthName = String.raw`\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`;
const date = [
  // In “Thursday and Friday, October 9 and 10”, Friday isn't the 9th.
  String.raw`(?:(?<!${weekdayName}${and})(?<weekday>${weekdayName}),?\s)?`,
  String.raw`(?:(?<before>${days})\s(?:of\s)?)?`,
  `(?<month>${monthName})`,
  String.raw`(?:\s(?<after>${days}))?`,
  String.raw`(?:,?\s(?<year>20\d\d)(?![\d\p{Pd}]))?`,
].join('');
const twoYears = String.raw`\b(?<first>20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(?<second>20\d\d|\d\d)\b(?!-\d)`;
const number = String.raw`\d+(?:[,.\s]\d{3})*(?:[.,]\d\d?)?(?!\d)`;
const price = String.raw`\p{Sc}\s?${number}|${number}\s?\p{Sc}(?!\s?\d)`;
const pattern = [date, twoYears, price, String.raw`\b(?<only>20\d\d)\b`].join('|');

/** A price, a date, a year or a school year. */
export type Found = ReturnType<typeof pricesAndDatesIn>[number];

/** Finds the prices, dates, years and school years in a text. Of several days or years, each has the first. */
export const pricesAndDatesIn = (text: string) =>
  [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap(({ 0: text, groups = {} }) => {
    const { weekday, before, month, after = before, first, second, only } = groups;
    const year = Number(groups.year ?? first ?? only) || undefined;
    const day = parseInt(after ?? '') || undefined;
    // A month alone, or years like 2030-33.
    if (month && !day && !year) return [];
    if (first && Number(second) % 100 !== (Number(first) + 1) % 100) return [];
    return { text, weekday, month, day, year, isSchoolYear: Boolean(first) };
  });
