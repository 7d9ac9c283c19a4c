import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import programs from './fixture/content/programs';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

test('a founder who isn’t the Head of School signs her own letter', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  const letter = page.getByRole('article');
  await expect(letter.getByText('Inés Søndergård', { exact: true })).toBeVisible();
  await expect(letter).not.toContainText(school.headOfSchool.name!);
});

test('the lines beside the drop cap of a letter line up', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  // “I had …”: the letter is a word of its own.
  const lead = page.locator('.drop-cap');
  expect(await lead.textContent()).toMatch(/^I had /);
  const starts = await lead.evaluate((paragraph) => {
    const range = new Range();
    range.selectNodeContents(paragraph);
    // The first box is the letter's, and the second is its space's.
    const [letter, , ...lines] = range.getClientRects();
    return lines
      .filter(({ top }) => top < letter!.bottom - 5)
      .map(({ left }) => left - letter!.right);
  });
  expect(starts.length).toBeGreaterThan(1);
  for (const start of starts) expect(start).toBeCloseTo(starts[0]!, 0);
  expect(starts[0]).toBeGreaterThan(1);
});

test('a page can have a link preview of its own', async ({ page, request }) => {
  await page.goto(fixture.url('/tuition'));
  const contentOf = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
  expect(await contentOf(':alt')).toBe('A price list');
  const response = await request.get(new URL((await contentOf(''))!).pathname);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('the contents of Programs describe each program', async ({ page }) => {
  await page.goto(fixture.url('/programs'));
  const contents = page.getByRole('navigation', { name: programs.contents });
  await expect(contents.getByRole('listitem')).toHaveText([
    /^Nido.*3-18 months$/,
    /^Casa dei Bambini & Kindergarten Room.*3-6$/,
    /^Lower Elementary.*6-9, not yet open$/,
    /^Garden Club.*K–6th grade$/,
    ...programs.sections.flatMap(({ title }) => title ?? []),
  ]);
  await expect(page.locator('#lower-elementary').getByText('03', { exact: true })).toBeVisible();
});

test('each step of admissions shows its details', async ({ page }) => {
  const { contents: name, labels } = admissions;
  await page.goto(fixture.url('/admissions-process'));
  const contents = page.getByRole('navigation', { name });
  await expect(contents.getByRole('link')).toHaveText([/Say hello/, /Apply/, 'Ask us this']);
  await expect(page.locator('main section ol > li').first()).toMatchAriaSnapshot(`
    - paragraph: "1"
    - heading "Say hello" [level=2]
    - paragraph
    - paragraph:
      - link "${labels.write} (front.office@saint-zoe-and-nguyen-sondergard.example)"
      - link "${labels.call} (505) 555-0187 ext. 12"
    - paragraph:
      - link "Inquire"
    - term: ${labels.who}
    - definition: You
    - term: ${labels.cost}
    - definition: Nothing
    - term: ${labels.time}
    - definition: Any day
  `);
});

test('a frame has its height, below a link to its page', async ({ page }) => {
  await page.goto(fixture.url('/contacto'));
  await expect(page.locator('iframe[title="Visitas"][height="300"]')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Visitas' });
  await expect(link).toHaveAttribute('href', 'https://forms.example/a');
});

test('translation software skips names, addresses and numbers', async ({ page }) => {
  const changeable = page.locator(':not([translate=no], [translate=no] *)');
  const { telephone, email, postalAddress } = school;
  await page.goto(fixture.url('/contact'));
  for (const name of [telephone, email, postalAddress.street!])
    await expect(page.getByText(name).and(changeable).filter({ visible: true })).toHaveCount(0);
  // A name may be in any script.
  await expect(page.locator('[dir=ltr]').filter({ hasText: school.name })).toHaveCount(0);
  // Translation software ends a sentence at an inline block.
  await expect(page.locator('footer p .inline-block')).toHaveCount(0);
});
