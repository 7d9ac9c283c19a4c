import { check, edited } from './school-copy';

/** Writes texts into the fixture's home page, or into its page in Spanish. */
const withTexts = (texts: string[], file = 'home.ts') => {
  const list = file === 'home.ts' ? 'paragraphs: [' : 'blocks: [';
  return { file, from: list, to: `${list}${texts.map((text) => `'${text}',`).join('\n')}` };
};

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
      'Friday, July 4, or Sunday, July 4, and Monday, 8 September',
      'Thursday and Friday, October 9 and 10, or Thursday-Friday, October 9-10',
      'Friday, June 6, 2031, in summer 2025, since September 5, 2006, in May 2031, on 2011-12-14',
      'Children under 3 may 2 times, on Sundial 5 or in Mars 3',
    ];
    const { mistakes, warnings } = await check(edited(withTexts(right)));
    expect([mistakes, warnings]).toEqual([[], []]);
  });

  it('has a warning for each text with another school year or a wrong weekday', async () => {
    const wrong = {
      'From 2032-33': '“2032-33”, but the school year is 2031-2032.',
      'From 2030-2031, on Monday, September 9': '“2030-2031”, but the school year is',
      'By Friday, May 5': '“Friday, May 5” is a Wednesday in 2032.',
      'On the 5th of May or Sat 8 May 2032, Friday': 'no message',
      'By Sat, 9 May': '“Sat, 9 May” is a Sunday in 2032.',
      'By Monday, July 4': 'is a Friday in 2031 and a Sunday in 2032.',
      'Monday, September 1, or Friday, August 5': '“Friday, August 5” is a Tuesday in 2031.',
      'Mon, Dec 22-Fri, Jan 1': '“Fri, Jan 1” is a Thursday in 2032.',
    };
    const { mistakes, warnings } = await check(edited(withTexts(Object.keys(wrong))));
    expect(mistakes).toEqual([]);
    const expected = Object.values(wrong).filter((each) => each !== 'no message');
    expect(messagesAbout(warnings)).toEqual(expected.map((each) => expect.stringContaining(each)));
  });

  test.each([
    ['2032-05-31', []],
    ['2032-06-01', ['the school year 2031-2032 ends this summer']],
    ['2032-08-01', ['the school year 2031-2032 is over']],
  ])('has on %s the warnings %j', async (now, sentences) => {
    const { warnings } = await check({}, { now });
    const aboutYear = warnings.filter((each) => each.includes('content/school.ts'));
    expect(aboutYear).toEqual(sentences.map((each) => expect.stringContaining(each)));
  });

  it('has a warning for a calendar from the day after its last event', async () => {
    const { warnings } = await check({}, { now: '2032-03-06' });
    expect(warnings).toEqual([
      expect.stringMatching(/^content\/dates\.ts:\d+: all of these events are past/),
    ]);
    expect(await check({}, { now: '2032-03-05' })).toMatchObject({ warnings: [] });
  });
});

test('until its prices are reviewed, a new year has a message for each text that it may change', async () => {
  const english = [
    'By September 1, 2032; by May 14, 2032, June 2032, 3rd of May or 7/31/2032. Not in 2033 or 2032-2033.',
    'Until March\u00a015 it costs $80, with November 18 and 19, since June 4, 2006',
    'Summer Camps 2032. In 2031-2032.',
    '[A](/files/field-trip.docx?calendar-2031)',
    // Words that begin like months and weekdays.
    'Marble 5, Juniper 3, Decodable 12, and they may 2 times',
  ];
  const spanish = ['El 15 de septiembre, 448,80\u00a0$ o 1\u202f200 $ al mes, en 2032'];
  const texts = [withTexts(english), withTexts(spanish, 'contacto.ts')];
  const { mistakes, warnings } = await check(edited(newYear, ...texts));
  expect(messagesAbout(mistakes)).toEqual([
    'is this still right? “448,80\u00a0$”, “1\u202f200 $”, “2032”',
    'is this still right? “May 14, 2032”, “June 2032”, “3rd of May”, “2032”',
    'is this still right? “March\u00a015”, “$80”, “November 18 and 19”',
    'is this still right? “2032”, “2031-2032”',
    'is this still right? “2031”',
  ]);
  expect(messagesAbout(warnings)).toEqual([]);
  expect(mistakes.filter((each) => each.includes('tuition.ts'))).toEqual([
    expect.stringContaining('began in 2031, but content/school.ts has 2032-2033'),
  ]);
});

test('the sample has no messages about years, dates, weekdays and prices', async () => {
  const sample = { file: 'school.ts', from: '  name:', to: '  sample: true,\n  name:' };
  const edits = edited(sample, newYear, withTexts(['By Friday, May 5, 2031, or in 2040-2041']));
  expect(await check(edits, { now: '2040-01-01' })).toEqual({ mistakes: [], warnings: [] });
});
