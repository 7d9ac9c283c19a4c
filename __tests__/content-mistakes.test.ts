import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '../scripts/check/content';
import { answers, copySchool, photo, textOf } from './school-copy';

test('what cannot be read is named at its line', async () => {
  const files = {
    'ar/welcome.ts': Buffer.from(`${textOf('ar/welcome.ts').slice(0, 80)}é`, 'latin1'),
    'dates.ts': undefined,
    'admissions-process.ts': 'export const words = 1;\n',
  };
  const edits = `
    school.ts | shortName: 'Saint Zoë’s', | shortName: 'Saint Zoë’s' | comma, a quotation mark or a bracket is missing
    home.ts | headline: 'Four acres | headline: 'It's | inside a text, write the curly ones: ’ “ ”.
    colors.ts | paper: '#f6f8fb' | paper: | a value, a comma, a quotation mark or a bracket is missing
    contact.ts | title: 'Talk to us' | title: 'Talk to us | no straight quotation mark at its end
    welcome-letter.ts | closing: 'Until soon,' | closing: \`Until soon | has no back-tick
    meet-the-founder.ts | school.founded} to 2009\` | school.founded} to | has no back-tick
    tuition.ts | lead: 'Tuition covers lunch, the garden, and the train.' | lead: \`Lunch', caption: \`A\`, | bracket is
    es/site.ts | 'FOTO' | “FOTO” | begin and end a text with straight quotation marks
    programs.ts | chart: { | chart: 075 { | a number cannot begin with 0
    enrollment-inquiry.ts | title: 'Inquire | title: 'A', title: 'Inquire | has the field twice
    pages.ts | export | <<<<<<< HEAD⏎export | keep one version, and delete the lines with <<<
    site.ts | placeholderLabel: 'PHOTO' | placeholderLabel = 'PHOTO' | write a colon (:)
    our-garden.ts | 'October'],⏎ | 'October'] | a comma is missing before this list
    our-garden.ts | lead: 'Our school | lead: Our, // | Put a text between straight quotation marks
    our-garden.ts | photo: 'porch' | photo: True | true or false in lowercase
    ar/site.ts | placeholderLabel: 'صورة' | placeholderLabel | this name is unknown
    photos.ts | schema/photos | schema/photo | this import leads nowhere
    es/contacto.ts | '../contact' | './contact' | a path begins with ../
    content/dates.ts | the site needs this file: put it back
    content/ar/welcome.ts:2 | this line has a character that is not UTF-8: save the file again
    content/admissions-process.ts | this file must have “export default define(schema
  `;
  const { said, mistakes } = await answers(edits, { files });
  expect(said).toEqual(mistakes);
});

test('the line itself shows where reading stops', async () => {
  const { copy } = copySchool("home.ts | headline: 'Four acres | headline: 'It's");
  const [diagnostic] = (await checkContent(copy)).diagnostics;
  const [, line = '', mark = ''] = diagnostic!.message.split('\n');
  expect(line.slice(mark.indexOf('^'))).toMatch(/^s, two/);
});

test('a value that does not fit its schema is named at its line', async () => {
  const { said, mistakes } = await answers(`
    site.ts | placeholderLabel: 'PHOTO' | placeholderLabel: '' | “placeholderLabel” must not be empty
    site.ts | menu: 'All | men: 'All | remove it, or write “menu”
    site.ts | title: 'Lost?' | title: 5 | must be text in quotation marks, but it is 5
    home.ts | lead: 'Children | lead: '\${school.name}', // | put back-ticks (\`) around
    home.ts | contactLink: 'Talk | contactLink: '[Talk](/), | cannot have a link here
    home.ts | photo: 'the-long-table' | photo: 'the-long-table.jpg' | without its extension
    colors.ts | clay: '#7d2a17' | clay: '#9a4a30' | text needs 7:1: use #
    photos.ts | porch: | Porch: | the name “Porch” must be the name of a photo
    meet-the-founder.ts | \${school.founded} | \${school.fonded} | names a fact that is misspelled
    pages.ts | path: '/enrollment-inquiry', name | path:  '/our-garden', name | is the path of item 4 as well
    pages.ts | path: '/programs' | path: '/robots' | is an address that the site itself needs
    programs.ts | id: 'casa' | id: 'Casa' | must be lowercase letters, digits and hyphens
    programs.ts | from: { years: 3 } | from: { year: 3 } | write “years”
    dates.ts | until: '2031-10-16' | until: '10/16/2031' | must be a day that exists, written like 2030-10-05
    enrollment-inquiry.ts | links: [{ label: 'How to join', href: '/admissions-process' }] | links: [] | at least 1 item
    welcome-letter.ts | greeting: 'Bien | greetin: 'Bien | or write “greeting”
    our-garden.ts | people: [ | peoples: [ | write “people”
    our-garden.ts | { list: ['The | { more: 'A', list: ['The | “more” that the site does not know
    our-garden.ts | lead: 'Our | lead: '[Our](/ programs)', // | has a space in “/ programs”: write %20
    our-garden.ts | { steps: [ | { frame: { href: 'http://127.evil.example', title: 'A' } }, { steps: [ | begins with https://
    our-garden.ts | { questions: [ | { frame: { href: 'https://bit.ly/a', title: 'A' } }, { questions: [ | the long address
  `);
  expect(said).toEqual(mistakes);
});

test('in a module that others import, only its own mistake is named', async () => {
  const { said, mistakes } = await answers(
    "school.ts | badge: 'farm | badge: 'Farm | must be the name of a file in content/drawings",
  );
  expect(said).toEqual(mistakes);
});

test('a fact that the school does not have is named at the line that prints it', async () => {
  const { said, mistakes } = await answers(`
    home.ts | facts.schoolYear | facts.scholYear | “enrolling” names a fact that is misspelled
    pages.ts | school.postalAddress.town | school.address.town | does not exist: correct
  `);
  expect(said).toEqual(mistakes);
});

test('a page of the specification that is written like any other page is named', async () => {
  const { said, mistakes } = await answers(
    "content/welcome-letter.ts | its own schema: import it from './schema/welcome-letter'",
    { files: { 'welcome-letter.ts': textOf('our-garden.ts') } },
  );
  expect(said).toEqual(mistakes);
});

test('modules that contradict each other are named at the line of the name', async () => {
  const edits = `
    home.ts | photo: 'the-long-table' | photo: 'long-table' | write “the-long-table”
    school.ts | badge: 'farm-schools | badge: 'farm-school | or write “farm-schools.svg”
    tuition.ts | program: 'casa' | program: 'cassa' | write “casa”
    our-garden.ts | field-trip.docx | trip.docx | public/files/trip.docx does not exist: put the whole file there
    our-garden.ts | handbook 2 | handbook #2 | hosts refuse a file with a # in its name
    welcome-letter.ts | /our-garden | /orchard | the link leads to /orchard, and content/pages.ts has no such page
    es/contacto.ts | 'atelier', alt: 'Un | 'atelier', caption: 'Un | add alt: '…', after it
    photos.ts | atelier: | attic: { alt: 'An attic' },⏎  atelier: | attic.jpg is missing: put it there, or remove its row
    pages.ts | path: '/meet-the-founder' | path: '/farm' | there is no content/farm.ts with the words of /farm
    content/pages.ts:27 | there is no content/ar/site.ts with the words of the site in this language
    content/drawings/icon.svg | has no size: export it again
    content/drawings/desert-alliance.svg | has 40 KB
    content/photos/Cellar.jpg | rename it cellar.jpg, and add a row
    content/photos.ts:12 | is 359 pixels wide, and 360 are needed
    public/programs.html | has the address of a page
  `;
  const files = {
    '../public/files/handbook #2 (2031).pdf': 'a',
    '../public/programs.html': 'a',
    'ar/site.ts': undefined,
    'drawings/icon.svg': '<svg width="9"></svg>',
    'drawings/desert-alliance.svg': `<svg viewBox="0 0 9 9"><!--${'a'.repeat(40_000)}-->`,
    'photos/Cellar.jpg': await photo(1200),
    'photos/hal.jpg': await photo(359),
  };
  const { said, mistakes } = await answers(edits, { files });
  expect(said).toEqual(mistakes);
});

describe('with SITE_URL', () => {
  const sample =
    'school.ts |   name: | sample: true,⏎  name: | are the sample’s words, and SITE_URL';

  test('at a public address, the sample’s words are a mistake', async () => {
    const { said, mistakes } = await answers(sample, { url: 'https://www.school.org' });
    expect(said).toEqual(mistakes);
  });

  test('at a public address, telephone numbers and e-mail addresses for examples are mistakes', async () => {
    const { said } = await answers('', { url: 'https://127.school.org' });
    expect(said.join()).toMatch(/“front\.office@saint-zoe.*“\(505\) 555-0187 ext\. 12” is only /s);
  });

  test.each(['https://www.school.example', 'http://localhost:4173/repo', 'http://127.0.0.1:4173'])(
    'at %s, which is not public, the sample’s words pass, also after their school year',
    async (url) => {
      const { said } = await answers(sample, { url, now: '2040-01-01' });
      expect(said.filter((each) => each.includes('school.ts'))).toEqual([]);
    },
  );
});

test('correct edits get no message', async () => {
  const links =
    '[a](/programs#nido), [c](mailto:a@b.example?subject=Hi), [d](#here), [e](tel:+14135550199), ' +
    '[f](https://example.org/a?b=c#d), [h](http://example.org), [i](tel:988), [j](/files/F%202.pdf#page=2).';
  const edits = `
    contact.ts | withoutScript: 'The button opens your own e-mail program.', | \twithoutScript: 'The button'
    tuition.ts | title: 'Tuition & fees' | title: \`Tuition⏎  & fees\`
    tuition.ts | price: 24850 | price: 25450.50
    tuition.ts | price: 18, | price: 0,
    programs.ts | months: 3 } | months: 0 }
    school.ts | '2031-2032' | '2031 – 2032'
    school.ts | 'America/Denver' | 'Asia/Kolkata'
    school.ts | import | \uFEFFimport
    home.ts | headline: 'Four | headline: ' A $310 camp, TODO: “Don’t,” she said, ‘we’re early.’
    home.ts | In 2010 we | In 1999, on 2031-10-14, and from 2001-2009 we
    meet-the-founder.ts | I had a barn | See [sic] (low) and the table [1] (in it), a barn
    welcome-letter.ts | Most families find us by getting lost. | ${links}
    pages.ts | '/ar/welcome', lang: 'ar' | '/zh-hant/welcome', lang: 'zh-Hant'
    our-garden.ts | photo: 'the-long-table' | alt: 'A', photo: 'the-long-table'
    our-garden.ts | '/contact' | contact.nextStep.links[0]!.href
  `;
  const files = {
    '../public/files/F 2.pdf': 'a',
    'photos/hal.jpg': await photo(360),
    'ar/site.ts': undefined,
    'ar/welcome.ts': undefined,
    'zh-hant/site.ts': textOf('ar/site.ts'),
    'zh-hant/welcome.ts': textOf('ar/welcome.ts'),
  };
  expect((await answers(edits, { files })).said).toEqual([]);
});

test('a page can be removed with its row and its file', async () => {
  const pages = textOf('pages.ts').replace(/ {2}\{ path: '\/meet-the-founder'[^]*? \},\n/, '');
  const files = { 'pages.ts': pages, 'meet-the-founder.ts': undefined };
  expect((await answers('', { files })).said).toEqual([]);
});

test('the editing server names the file and counts its mistakes', async () => {
  const { copy } = copySchool(`
    home.ts | headline: 'Four | headline: '', //
    home.ts | enrolling: \` | enrolling: '', //
  `);
  await expect(import(pathToFileURL(resolve(copy, 'content/home.ts')).href)).rejects.toThrow(
    /^content\/home\.ts has 2 mistakes:\n {2}• “headline” .+\n {2}• “enrolling” .+$/,
  );
});
