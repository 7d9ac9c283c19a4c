import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { steps, labels } = admissions;

test('a founder who is not the Head of School signs her own letter', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  const letter = page.getByRole('article');
  const signature = letter.getByText('Inés Søndergård', { exact: true });
  await expect(signature).toHaveAttribute('translate', 'no');
  await expect(letter.getByText('Founder, and still')).not.toHaveAttribute('translate');
  await expect(letter).not.toContainText(school.headOfSchool.name!);
});

test('the drop cap of a letter keeps its distance from the next word', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  const gap = await page.locator('.drop-cap').evaluate((lead) => {
    // “I had …”
    const [letter, word] = [0, 2].map((start) => {
      const range = new Range();
      range.setStart(lead.firstChild!, start);
      range.setEnd(lead.firstChild!, start + 1);
      return range.getBoundingClientRect();
    });
    return word!.left - letter!.right;
  });
  expect(gap).toBeGreaterThan(4);
});

test('a row of contents leads to the parts of a page', async ({ page }) => {
  await page.goto(fixture.url('/admissions-process'));
  const contents = page.getByRole('navigation', { name: admissions.contents });
  await expect(contents.getByRole('link')).toHaveText(
    [...steps, ...admissions.sections].map(({ title }) => title!),
  );
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Ask us this' })).toBeInViewport();
});

test('every step says who acts, what it costs and when, and has its links', async ({ page }) => {
  await page.goto(fixture.url('/admissions-process'));
  const shown = page.locator('main ol > li');
  await expect(shown).toHaveCount(steps.length);
  for (const [index, step] of steps.entries()) {
    const item = shown.nth(index);
    await expect(item.getByRole('heading', { name: step.title, exact: true })).toBeVisible();
    await expect(item.getByRole('paragraph').first()).toHaveText(String(index + 1));
    await expect(item.getByRole('term')).toHaveText([labels.who, labels.cost, labels.time]);
    await expect(item.getByRole('definition')).toHaveText([step.who, step.cost, step.time]);
    const contact = [`${labels.write} (${school.email})`, `${labels.call} ${school.telephone}`];
    await expect(item.getByRole('link')).toHaveText([
      ...(step.offersContact ? contact : []),
      ...(step.link ? [step.link.label] : []),
    ]);
  }
});

test('a frame loads another website’s page below a link to it', async ({ page }) => {
  const request = page.waitForRequest('https://forms.example/a');
  await page.goto(fixture.url('/contacto'));
  await request;
  const frame = page.locator('iframe[title="Visitas"][height="300"]');
  await expect(frame).toHaveAttribute('srcdoc', /<p>Visitas</);
  const link = page.getByRole('main').getByRole('link', { name: 'Visitas' });
  await expect(link).toHaveAttribute('href', String(await frame.getAttribute('src')));
});
