import { check, edited } from './school-copy';

/** Writes texts into the fixture: English ones on a page in English, the others on the page in Spanish, made French. */
const withTexts = (english: string[], french: string[] = []) => [
  { file: 'home.ts', from: 'paragraphs: [', to: `paragraphs: [${quoted(english)}` },
  { file: 'contacto.ts', from: 'blocks: [', to: `blocks: [${quoted(french)}` },
  { file: 'pages.ts', from: 'lang: "es"', to: 'lang: "fr"' },
];
const quoted = (texts: string[]) => texts.map((text) => `'${text}',`).join('\n');

/** Moves the fixture to the year 2032-2033, without its prices. */
const newYear = { file: 'school.ts', from: '2031-2032', to: '2032-2033' };

/** The messages about the pages with the texts, without file and line. */
const messagesAbout = (sentences: string[]) =>
  sentences.flatMap((each) => /^content\/(?:home|contacto)\.ts:\d+: (.*)$/.exec(each)?.[1] ?? []);

describe('the year that the prices are for', () => {
  it('gets no messages about its own dates or about historical ones', async () => {
    const right = [
      'From 2031-2032, 2031–32 or 2030-33',
      'By Wednesday, May 5, 2032, on Tues., Sept. 9, or Thur. May 6th',
      'Friday, July 4, or Sunday, July 4',
      'Since September 5, 2006, in May 2031, on 2011-12-14 and in summer 2032',
      'Children under 3 may 2 times',
    ];
    const french = ['Le lundi 8 septembre 2031 et les jeudi et vendredi 9 et 10 octobre, 448,80 $'];
    const { mistakes, warnings } = await check(edited(...withTexts(right, french)));
    expect([mistakes, warnings]).toEqual([[], []]);
  });

  it('has a warning for each text with another year, an old date or a wrong weekday', async () => {
    const wrong = {
      'From 2032-33': '“2032-33”, but the school year is 2031-2032.',
      'From 2030-2031, on Monday, September 8': '“2030-2031”, but the school year is',
      'First day: Wednesday, September 4, 2030': '“Wednesday, September 4, 2030”, but the school',
      'Summer Camps 2031': '“Summer Camps 2031”, but the school year is',
      'By Friday, June 6, 2031': '“Friday, June 6, 2031”, but the school year is',
      'By Friday, May 5': '“Friday, May 5” is a Wednesday in 2032.',
      'By Monday, July 4': 'is a Friday in 2031 and a Sunday in 2032.',
      'Monday, September 1, or Friday, August 5': '“Friday, August 5” is a Tuesday in 2031.',
    };
    const french = { 'Le mardi 8 septembre': '“mardi 8 septembre” is a Monday in 2031.' };
    const edits = edited(...withTexts(Object.keys(wrong), Object.keys(french)));
    const { mistakes, warnings } = await check(edits, { now: '2031-09-03' });
    expect(mistakes).toEqual([]);
    const expected = [...Object.values(french), ...Object.values(wrong)];
    expect(messagesAbout(warnings)).toEqual(expected.map((each) => expect.stringContaining(each)));
  });

  test.each([
    ['2032-05-31', []],
    ['2032-06-01', ['the school year 2031-2032 ends this summer']],
    ['2032-08-01', ['the school year 2031-2032 is over']],
  ])('has on %s the warnings %j', async (now, sentences) => {
    const { warnings } = await check({}, { now });
    expect(warnings).toEqual(sentences.map((each) => expect.stringContaining(each)));
  });
});

test('until its prices are reviewed, a new year has a message for each text that it may change', async () => {
  const english = [
    'By September 1, 2032; by May 14, 2032, June 2032, 3rd of May or 7/31/2032. Not in 2033 or 2032-2033.',
    'Until March\u00a015 it costs $80, with November 18 and 19',
    'Summer Camps 2032. In 2031-2032.',
    '[A](/files/field-trip.docx?calendar-2031)',
    // Words that begin like months and weekdays.
    'Marble 5, Juniper 3, Decodable 12, and they may 2 times',
  ];
  const french = ['Dès le 15 septembre, 448,80\u00a0$ ou 1\u202f200 $ par mois, le 1er mars 2032'];
  const row = `["Acompte", "le 1er mars 2032", "75 $"]`;
  const table = `{ table: { caption: 'Frais', columns: ['Frais', 'Date', 'Somme'], rows: [${row}] } },`;
  const withTable = { file: 'contacto.ts', from: 'blocks: [', to: `blocks: [${table}` };
  const texts = withTexts(english, french);
  const { mistakes, warnings } = await check(edited(newYear, withTable, ...texts));
  expect(messagesAbout(mistakes)).toEqual([
    'is this still right? “1er mars 2032”, “75 $”',
    expect.stringContaining('“15 septembre”, “448,80\u00a0$”, “1\u202f200 $”, “1er mars 2032”'),
    expect.stringContaining('“May 14, 2032”, “June 2032”, “3rd of May”, “2032”'),
    expect.stringContaining('“March\u00a015”, “$80”, “November 18 and 19”'),
    expect.stringContaining('“Summer Camps 2032”, “2031-2032”'),
    expect.stringContaining('“2031”'),
  ]);
  expect(messagesAbout(warnings)).toEqual([]);
  expect(mistakes.filter((each) => each.includes('tuition.ts'))).toEqual([
    expect.stringContaining('2031-2032, but the school year in content/school.ts is 2032-2033'),
  ]);
});

test('the sample has no messages about years, dates, weekdays and prices', async () => {
  const sample = { file: 'school.ts', from: '  name:', to: '  sample: true,\n  name:' };
  const edits = edited(sample, newYear, ...withTexts(['By Friday, May 5, 2031, or in 2040-2041']));
  expect(await check(edits, { now: '2040-01-01' })).toEqual({ mistakes: [], warnings: [] });
});
