import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hasPage, sites, type Site } from './sites';

// Prices are found without a script.
test.use({ javaScriptEnabled: false });

/** A sum as this school prints it. */
function dollars(amount: number, { content }: Site): string {
  const { thousandsComma, free } = content.tuition;
  if (amount === 0) return free;
  return `$${amount.toLocaleString('en-US', { useGrouping: thousandsComma })}`;
}

/** A text of the content as it is shown: of a link, the visible words. */
function plain(text = ''): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** Picks an option of one of the three questions, by its place in the content. */
async function pick(page: Page, question: string, index: number) {
  await page
    .getByRole('group', { name: question, exact: true })
    .locator('label')
    .nth(index)
    .click();
}

for (const site of sites.filter((each) => hasPage(each, 'tuition'))) {
  const { name, pageUrl, content } = site;
  const { programs, days, sessions, finder, fees, offers } = content.tuition;

  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(pageUrl('tuition')));

    test('every price stands in a row of its own, with its days and hours', async ({ page }) => {
      const prices = programs.flatMap((program) =>
        program.prices.map((price) => ({ ...price, program })),
      );
      await expect(page.locator('tbody tr[id]')).toHaveCount(prices.length);
      for (const { program, days: key, session, price } of prices) {
        const row = page.locator(`#${program.program}-${key}-${session}`);
        await expect(row).toContainText(days.find(({ id, count }) => (id ?? count) === key)!.names);
        const { hours } = sessions.find(({ id }) => id === session)!;
        await expect(row).toContainText(program.hours[session] ?? hours);
        await expect(row.getByRole('cell', { name: dollars(price, site) }).first()).toBeVisible();
      }
    });

    test('every program has its heading in the table, and its note if there is one', async ({
      page,
    }) => {
      for (const { name: heading, ages, note } of programs) {
        const group = page
          .getByRole('rowgroup')
          .filter({ hasText: `${heading} (${ages})` })
          .first();
        await expect(group).toBeVisible();
        await expect(group).toContainText(plain(note));
      }
    });

    test('every fee and every other offer shows its price', async ({ page }) => {
      const sums = [fees.application, fees.deposit, ...fees.others].flatMap((fee) => fee ?? []);
      for (const { name: heading, amount } of sums) {
        const fee = page
          .getByRole('term')
          .filter({ hasText: `${heading} ${dollars(amount, site)}` });
        await expect(fee.first()).toBeVisible();
      }
      for (const { name: heading, price } of offers) {
        const offer = page.getByRole('region', { name: heading, exact: true });
        await expect(offer).toContainText(dollars(price, site));
      }
    });

    // Where nothing has a price yet there is nothing to find.
    if (programs.every(({ prices }) => !prices.length)) return;

    test('the finder begins with a schedule that is offered', async ({ page }) => {
      const answer = page.getByRole('status');
      await expect(answer).toContainText('$');
      await expect(answer).not.toContainText(finder.notOffered.heading, { useInnerText: true });
    });

    for (const [index, program] of programs.entries()) {
      test(`the finder answers every choice for ${program.name}, one answer at a time`, async ({
        page,
      }) => {
        await pick(page, finder.questions.program, index);
        for (const [dayIndex, { id, count, names }] of days.entries()) {
          await pick(page, finder.questions.days, dayIndex);
          for (const [sessionIndex, session] of sessions.entries()) {
            await pick(page, finder.questions.session, sessionIndex);
            const offered = program.prices.find(
              (price) => price.days === (id ?? count) && price.session === session.id,
            );
            const answer = page.getByRole('status').getByRole('heading');
            await expect(answer).toHaveCount(1);
            const text = await page.getByRole('status').innerText();
            if (offered) {
              expect(text).toContain(program.name);
              expect(text).toContain(names);
              expect(text).toContain(program.hours[session.id] ?? session.hours);
              expect(text).toContain(dollars(offered.price, site));
            } else {
              // A program without any price says so in words of its own.
              const { heading } = finder.notOffered;
              expect(text).toContain(program.prices.length ? heading : plain(program.note));
              expect(text).not.toContain(finder.row);
            }
          }
        }
      });
    }

    test('an answer leads to its row of the table', async ({ page }) => {
      await page.getByRole('status').getByRole('link', { name: finder.row }).click();
      const [, id] = page.url().split('#');
      await expect(page.locator(`tr#${id}`)).toBeInViewport();
    });

    test('the finder can be used with the keyboard alone', async ({ page }) => {
      const radios = page
        .getByRole('group', { name: finder.questions.session, exact: true })
        .getByRole('radio');
      const last = (await radios.count()) - 1;
      await page.getByRole('radio', { checked: true }).last().focus();
      while (!(await radios.nth(last).isChecked())) await page.keyboard.press('ArrowDown');
      await expect(radios.nth(last)).toBeFocused();
    });
  });
}
