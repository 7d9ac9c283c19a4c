import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { steps, labels } = admissions;

test('a founder who isn’t the Head of School signs her own letter', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  const letter = page.getByRole('article');
  const signature = letter.getByText('Inés Søndergård', { exact: true });
  await expect(signature).toHaveAttribute('translate', 'no');
  await expect(letter.getByText('Founder, and still')).not.toHaveAttribute('translate');
  await expect(letter).not.toContainText(school.headOfSchool.name!);
});

test('the drop cap of a letter doesn’t touch the next word', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  // “I had …”
  const gap = await page.locator('.drop-cap').evaluate(({ firstChild }) => {
    const range = new Range();
    const boxOf = (at: number) => {
      range.setStart(firstChild!, at);
      range.setEnd(firstChild!, at + 1);
      return range.getBoundingClientRect();
    };
    return boxOf(2).left - boxOf(0).right;
  });
  expect(gap).toBeGreaterThan(4);
});

test('each step of admissions shows its details', async ({ page }) => {
  await page.goto(fixture.url('/admissions-process'));
  const contents = page.getByRole('navigation', { name: admissions.contents });
  await expect(contents.getByRole('link')).toHaveText(['Ask us this', 'Say hello', 'Apply']);
  const items = page.locator('main ol > li');
  await expect(items.getByRole('heading')).toHaveText([/1\. Say hello$/, /2\. Apply$/]);
  for (const [index, { who, cost, time }] of steps.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('paragraph').first()).toHaveText(String(index + 1));
    await expect(item.getByRole('term')).toHaveText([labels.who, labels.cost, labels.time]);
    await expect(item.getByRole('definition')).toHaveText([who, cost, time]);
  }
  await expect(items.getByRole('link')).toHaveText([
    `${labels.write} (${school.email})`,
    `${labels.call} ${school.telephone}`,
    'Inquire',
  ]);
});

test('a frame loads another website’s page below a link to it', async ({ page }) => {
  const request = page.waitForRequest('https://forms.example/a');
  await page.goto(fixture.url('/contacto'));
  await request;
  await expect(page.locator('iframe[title="Visitas"][height="300"]')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Visitas' });
  await expect(link).toHaveAttribute('href', 'https://forms.example/a');
});
