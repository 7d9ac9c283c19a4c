import type { School } from '../../content/schema';
import type { Content } from '../check/content';
import type { Finding } from '../check/finding';
import { texts } from '../check/walk';

/** A field of `school.ts`, what it holds while it is a stand-in, and what belongs there. */
type StandIn = [path: string[], isStandIn: (value: string | undefined) => boolean, write: string];

const isMissing = (value: string | undefined) => value === undefined;

const facts: StandIn[] = [
  [['name'], (name) => /alder lane/i.test(name ?? ''), 'write the full name of your school'],
  [['shortName'], (name) => /alder lane/i.test(name ?? ''), 'write its short name'],
  [['address', 'street'], (street) => street === '12 Alder Lane', 'write your street and number'],
  [['address', 'town'], (town) => town === 'Riverbend', 'write your town'],
  [['address', 'state'], isMissing, "add the two letters of your state, like state: 'MA'"],
  [['address', 'postalCode'], isMissing, "add your postal code, like postalCode: '01060'"],
  [['telephone'], (number) => /555-01\d\d$/.test(number ?? ''), 'write your telephone number'],
  [['email'], (email) => /\.example$/.test(email ?? ''), 'write the office’s e-mail address'],
  [
    ['association', 'name'],
    (name) => name === 'National Montessori Society',
    'write the name of the society that you are a member of',
  ],
  [
    ['association', 'membership'],
    (words) => /National Montessori Society/.test(words ?? ''),
    'write the same society’s name here, as a phrase that begins with “a member of”',
  ],
  [
    ['licence'],
    (words) => /the state Department/.test(words ?? ''),
    'name your state and its department, as your licence does',
  ],
];

/** The facts, letters and pictures that are still invented. */
export function contentStandIns(content: Content): Finding[] {
  const school = content.value<School>('school');
  const invented = facts.flatMap(([path, isStandIn, write]) => {
    const value = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), school);
    const shown = typeof value === 'string' ? value : undefined;
    if (!isStandIn(shown)) return [];
    const what =
      shown === undefined ? `“${path.join(' → ')}” is not there yet` : `“${shown}” is invented`;
    return [content.finding('school', path, `${what}: ${write}.`)];
  });
  return [...invented, ...samples(content), ...portraits(content)];
}

function samples(content: Content): Finding[] {
  return content.modules
    .filter(({ value }) => Reflect.get(Object(value), 'sample') === true)
    .map(({ name }) =>
      content.finding(
        name,
        ['sample'],
        'this text is a sample: write your own, and then delete this line.',
      ),
    );
}

function portraits(content: Content): Finding[] {
  return frames(content)
    .filter(({ path }) => path.includes('portrait'))
    .map(({ name, path }) =>
      content.finding(
        name,
        path,
        'the portrait is an empty frame: put a photograph into content/photos/, add its row to ' +
          "content/photos.ts, and write portrait: { photo: 'its-name' }.",
      ),
    );
}

/** The other frames that wait for a photograph: the site is presentable with them. */
export function openFrames(content: Content): Finding[] {
  return frames(content)
    .filter(({ path }) => !path.includes('portrait'))
    .map(({ name, path, value }) =>
      content.finding(name, path, `an empty frame waits for a photograph: “${value}”.`),
    );
}

function frames(content: Content) {
  return content.modules.flatMap(({ name, value }) =>
    texts(value)
      .filter(({ field }) => field === 'placeholder')
      .map((leaf) => ({ name, ...leaf })),
  );
}
