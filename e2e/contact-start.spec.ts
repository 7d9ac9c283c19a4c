import {
  button,
  contactPage,
  expectFilled,
  field,
  fill,
  hydrated,
  messageFrom,
  newSender,
  notice,
  outbox,
  scripts,
  success,
  visitWithoutScript,
} from './contact-page';
import { expect, networkComplaint, test } from './fixtures';
import { secondSchool } from './sites';

/** What parents do, and what other software does, before the script of the form has started. */
const { contact, school } = secondSchool.content;
const { failed, sending } = contact.form;

for (const place of ['the button', 'a field']) {
  test(`Enter in ${place} sends a message, and keeps the focus there`, async ({ page }) => {
    const release = await visitWithoutScript(page);
    await fill(page, 'delay-0.5@simulate.example');
    const pressed = place === 'the button' ? button(page) : field(page, 'from_name');
    await pressed.press('Enter');
    await expect(page.getByRole('button', { name: sending })).toBeDisabled();
    release();
    await expect(success(page)).toBeInViewport();
    await expect(pressed).toBeFocused();
  });
}

/** Software that changes the page, each as the element that it adds and where. */
const software = [
  { name: 'a translator', added: 'font', to: 'texts' },
  { name: 'LastPass', added: 'div', to: 'before input' },
  { name: 'Dashlane', added: 'div', to: 'after input' },
  { name: 'Grammarly', added: 'grammarly-extension', to: 'before textarea' },
];

/** Runs in the page. */
function change({ added, to }: { added: string; to: string }) {
  const [place, fields = ''] = to.split(' ');
  for (const element of fields ? document.querySelectorAll(`form ${fields}`) : [])
    element[place as 'before' | 'after'](document.createElement(added));
  if (fields) return;
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const font = document.createElement(added);
    text.replaceWith(font);
    font.append(document.createElement(added));
    font.firstElementChild!.append(text.data);
  }
}

for (const { name, ...what } of software) {
  for (const moment of ['before', 'after', 'while a message waits for the script, after']) {
    test(`${name} may change the page ${moment} somebody types`, async ({ page }) => {
      const sender = newSender();
      const release = await visitWithoutScript(page);
      if (moment === 'before') await page.evaluate(change, what);
      await fill(page, sender);
      const message = field(page, 'message');
      await message.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(4, 6));
      const waits = moment.startsWith('while');
      if (waits) await field(page, 'from_name').press('Enter');
      if (moment !== 'before') await page.evaluate(change, what);
      release();
      await expect(hydrated(page)).toBeAttached();
      if (!waits) {
        await expectFilled(page, sender);
        await expect(message).toBeFocused();
        const caret = (text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd];
        expect(await message.evaluate(caret)).toEqual([4, 6]);
        expect(await page.locator(`form ${what.added}`).count()).toBeGreaterThan(0);
        await button(page).click();
      }
      await expect(success(page)).toBeVisible();
      expect(outbox(sender)).toEqual([messageFrom(sender)]);
    });
  }
}

test('a failed load is reported, and the text stays until it can be sent', async ({
  page,
  allowed,
}) => {
  allowed.push(networkComplaint);
  const sender = newSender();
  await page.route(scripts, (route) => route.abort());
  await page.goto(contactPage);
  await fill(page, sender);
  await page.reload();
  await expectFilled(page, sender);
  await button(page).press('Enter');
  await expect(notice(page).getByText(failed.unreachable)).toBeInViewport();
  await expect(notice(page).getByText(school.email)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: school.telephone })).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expectFilled(page, sender);
  await expect(page).toHaveURL(contactPage);

  await page.unroute(scripts);
  await button(page).press('Enter');
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});

test('a page from before a deployment finds the script of the new version', async ({
  page,
  allowed,
}) => {
  allowed.push(/404|islands/);
  await page.route('**/_next/static/islands/**', (route) => route.fulfill({ status: 404 }));
  const sender = newSender();
  await page.goto(contactPage);
  await fill(page, sender);
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});
