import { readFileSync } from 'node:fs';
import { readConfiguration, settings } from '@/scripts/configuration/read-configuration';
import { UserError } from '@/scripts/system/command';

const publicKey = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
const serviceId = 'NEXT_PUBLIC_EMAILJS_SERVICE_ID';
const templateId = 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID';
// Schools can choose the names of services and templates.
const ids = { [publicKey]: 'aB3_-key', [serviceId]: 'gmail', [templateId]: 'my_template-2' };
const names = Object.keys(settings.shape);

// Only tests set SITE_DAY.
test.each(names.filter((name) => name !== 'SITE_DAY'))(
  'site.yml passes %s to the build',
  (name) => {
    const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
    expect(workflow).toMatch(new RegExp(`${name}:[>\\s-]+\\$\\{\\{ vars\\.${name} `));
  },
);

function mistakesIn(environment: Record<string, string>): string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the configuration', () => {
  it('lists variables that are missing or empty', () => {
    const unset = readConfiguration({});
    expect(unset).toMatchObject({ emailjs: null, enrollmentFormUrl: null });
    const empty = names.map((name) => [name, '']);
    expect(readConfiguration(Object.fromEntries(empty))).toEqual(unset);
    expect(unset.missing).toEqual([
      expect.stringMatching(/^SITE_URL /),
      expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY /),
      expect.stringMatching(/^ENROLLMENT_FORM_URL /),
    ]);
  });

  it('reads every variable', () => {
    const form = 'https://docs.google.com/forms/d/e/x/viewform?embedded=true#top';
    const pasted = {
      SITE_URL: 'https://Name.GitHub.io/v1.0/',
      ENROLLMENT_FORM_URL: `${form}\u200b `,
    };
    expect(readConfiguration({ ...ids, ...pasted, PATH: '/usr/bin' })).toEqual({
      siteUrl: 'https://name.github.io/v1.0',
      emailjs: {
        publicKey: 'aB3_-key',
        serviceId: 'gmail',
        templateId: 'my_template-2',
        origin: 'https://api.emailjs.com',
      },
      enrollmentFormUrl: form,
      unfinished: [],
      missing: [],
    });
  });

  test.each([
    ['SITE_URL', 'http://localhost.school.org'],
    ['SITE_URL', 'https://www.school.org/?page=1'],
    ['SITE_URL', 'https://www.school.org/index.html'],
    ['SITE_URL', 'https://me:secret@www.school.org'],
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://api.emailjs.com/api/v1.0'],
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://mail.example/?a'],
    ['ENROLLMENT_FORM_URL', 'javascript:alert(1)'],
    [publicKey, 'a b'],
    [publicKey, 'template_ab12cd3'],
    [serviceId, 'template_ab12cd3'],
    [serviceId, 'YOUR_SERVICE_ID'],
    [templateId, 'service_ab12cd3'],
  ])('has one message about %s “%s”', (name, value) => {
    const [mistake, ...others] = mistakesIn({ ...ids, [name]: value });
    expect(mistake).toContain(`${name} is “${value}”`);
    expect(others).toEqual([]);
  });

  it('needs SITE_URL on a host', () => {
    const unfinished = (SITE_URL: string) =>
      readConfiguration({ NETLIFY: '1', SITE_URL }).unfinished;
    expect(unfinished('')).toEqual([expect.stringMatching(/^SITE_URL /)]);
    expect(unfinished('https://www.school.org')).toEqual([]);
  });

  it('allows a form on this computer only in a preview', () => {
    const local = { ENROLLMENT_FORM_URL: 'http://127.0.0.1:4173/form' };
    expect(mistakesIn({ ...local, SITE_URL: 'http://localhost:4173' })).toEqual([]);
    expect(mistakesIn({ ...local, SITE_URL: 'https://www.school.org' })).toEqual([
      expect.stringMatching(/^ENROLLMENT_FORM_URL /),
    ]);
  });

  it('has a message for each mistake', () => {
    expect(mistakesIn({ ...ids, [publicKey]: 'a b', SITE_URL: 'a' })).toEqual([
      expect.stringMatching(/^SITE_URL /),
      expect.stringMatching(`^${publicKey} `),
    ]);
  });

  it('connects the form only if all three ids are set', () => {
    const { emailjs, unfinished } = readConfiguration({ ...ids, [publicKey]: '' });
    expect(emailjs).toBeNull();
    expect(unfinished).toEqual([expect.stringMatching(`^${publicKey} .*all three EmailJS ids`)]);
  });
});
