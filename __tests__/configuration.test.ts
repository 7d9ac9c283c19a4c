/** @jest-environment node */
import {
  ConfigurationError,
  notConnected,
  readConfiguration,
} from '@/app/_site/read-configuration';

const ids = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-1',
};

function mistakesIn(environment: Record<string, string>): string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('a site without settings', () => {
  const unset = readConfiguration({});

  it('has the stand-in address and no connection', () => {
    expect(unset).toEqual({
      siteUrl: 'https://www.alderlane.example',
      siteUrlIsSet: false,
      emailjs: null,
      enrollmentFormUrl: null,
    });
  });

  it('is what one with empty settings is', () => {
    const names = [...Object.keys(ids), 'SITE_URL', 'ENROLLMENT_FORM_URL'];
    const empty = [...names, 'NEXT_PUBLIC_EMAILJS_ORIGIN'].map((name) => [name, '']);
    expect(readConfiguration(Object.fromEntries(empty))).toEqual(unset);
  });

  it('says each thing that is not connected, and which variable connects it', () => {
    const sentences = notConnected(unset);
    expect(sentences).toHaveLength(3);
    for (const name of ['SITE_URL', 'ENROLLMENT_FORM_URL', ...Object.keys(ids)]) {
      expect(sentences.join('\n')).toContain(name);
    }
  });
});

it('refuses a short address of a form, which its page could not show, and says what to write', () => {
  const [sentence] = mistakesIn({ ENROLLMENT_FORM_URL: 'https://forms.gle/AbC' });
  expect(sentence).toMatch(
    /^ENROLLMENT_FORM_URL is “https:\/\/forms\.gle\/AbC”, but .*long address/,
  );
  const long = 'https://docs.google.com/forms/d/e/x/viewform?embedded=true';
  expect(mistakesIn({ ENROLLMENT_FORM_URL: long })).toEqual([]);
});

describe('a site with all settings', () => {
  const full = readConfiguration({
    ...ids,
    SITE_URL: 'https://www.school.org/',
    ENROLLMENT_FORM_URL: 'https://forms.example/f?id=1#top',
    PATH: '/usr/bin',
  });

  it('has them', () => {
    expect(full).toEqual({
      siteUrl: 'https://www.school.org',
      siteUrlIsSet: true,
      emailjs: {
        publicKey: 'aB3_-key',
        serviceId: 'service_1',
        templateId: 'template-1',
        origin: 'https://api.emailjs.com',
      },
      enrollmentFormUrl: 'https://forms.example/f?id=1#top',
    });
  });

  it('has nothing left to say', () => {
    expect(notConnected(full)).toEqual([]);
  });

  it('may send its mail elsewhere', () => {
    const { emailjs } = readConfiguration({
      ...ids,
      NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://127.0.0.1:4173/',
    });
    expect(emailjs?.origin).toBe('http://127.0.0.1:4173');
  });
});

it.each([
  ['https://www.school.org', 'https://www.school.org'],
  ['https://name.github.io/repo/', 'https://name.github.io/repo'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['http://127.0.0.1:4173/a/b', 'http://127.0.0.1:4173/a/b'],
])('takes %s as the address of the site', (written, read) => {
  expect(readConfiguration({ SITE_URL: written }).siteUrl).toBe(read);
});

it.each([
  ['SITE_URL', 'www.school.org'],
  ['SITE_URL', 'http://www.school.org'],
  ['SITE_URL', 'http://localhost.school.org'],
  ['SITE_URL', 'ftp://www.school.org'],
  ['SITE_URL', 'https://www.school.org/?page=1'],
  ['SITE_URL', 'https://www.school.org/#top'],
  ['SITE_URL', 'https://https://www.school.org'],
  ['SITE_URL', 'https://me:secret@www.school.org'],
  ['SITE_URL', ' '],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://api.emailjs.com/api/v1.0'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://api.emailjs.com'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['ENROLLMENT_FORM_URL', 'http://forms.example/f'],
  ['ENROLLMENT_FORM_URL', 'javascript:alert(1)'],
  ['ENROLLMENT_FORM_URL', 'forms.example'],
])('refuses %s “%s” in one sentence that says what is expected', (name, written) => {
  const mistakes = mistakesIn({ [name]: written });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(/^\w+ is “.*”, but it must be an address .*\.$/);
  expect(mistakes[0]).toContain(`${name} is “${written}”`);
});

it.each(Object.keys(ids))('refuses a space in %s', (name) => {
  expect(mistakesIn({ ...ids, [name]: 'a b' })).toEqual([
    `${name} is “a b”, but it must be the id as EmailJS shows it: ` +
      'only letters, digits, underscores and hyphens.',
  ]);
});

it.each(Object.keys(ids))('names %s when only that id is missing', (name) => {
  expect(mistakesIn({ ...ids, [name]: '' })).toEqual([
    `${name} is not set, but the contact form needs all three EmailJS ids, or none of them.`,
  ]);
});

it('tells every mistake at once', () => {
  const mistakes = mistakesIn({
    SITE_URL: 'nowhere',
    ENROLLMENT_FORM_URL: 'nothing',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  });
  expect(mistakes.map((sentence) => sentence.split(' ')[0])).toEqual([
    'SITE_URL',
    'ENROLLMENT_FORM_URL',
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  ]);
});
