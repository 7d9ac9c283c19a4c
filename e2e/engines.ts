import { existsSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
import puppeteer, { type Page } from 'puppeteer-core';
import contact from '@/content/contact';
import pages from '@/content/pages';
import { UserError } from '../scripts/command';
import { startPreview } from '../scripts/preview';
import { live, outboxDirectory } from './sites';

/**
 * Walks a Firefox that is installed here, or that FIREFOX_PATH names, through the finished site by
 * WebDriver BiDi: Playwright knows only a Firefox of its own, which many machines cannot fetch.
 */
const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const rows = pages.filter((page) => !page.sameAs);
const menus = [...new Set(rows.flatMap(({ menu }) => menu ?? []))];
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** What is walked: a sentence, and the walk that proves it. */
const walks: [string, (page: Page, url: string) => Promise<void>][] = [
  [
    'Every page shows its heading, in the school’s fonts, and never scrolls sideways.',
    async (page, url) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewport(viewport);
        for (const { path } of rows) {
          await page.goto(url + path);
          const seen = await page.evaluate(async () => {
            await document.fonts.ready;
            const used = [...document.fonts].filter(({ status }) => status === 'loaded');
            return {
              headings: document.querySelectorAll('h1').length,
              fonts: used.length,
              wide: document.documentElement.scrollWidth - innerWidth,
            };
          });
          must(seen.headings === 1, `${path} has ${seen.headings} main headings`);
          must(seen.fonts >= 2, `${path} shows ${seen.fonts} of its fonts`);
          must(seen.wide <= 0, `${path} is ${seen.wide} px too wide at ${viewport.width} px`);
        }
      }
    },
  ],
  [
    'Each menu opens under its button, leads on, and closes with Esc.',
    async (page, url) => {
      await page.setViewport(desktop);
      for (const menu of menus) {
        await page.goto(url);
        const buttons = await page.$$('header .menu button');
        const texts = buttons.map((button) => button.evaluate((element) => element.textContent));
        const button = buttons[(await Promise.all(texts)).indexOf(menu)];
        must(button !== undefined, `there is no menu called ${menu}`);
        await button?.click();
        await page.waitForSelector(':popover-open');
        const away = await button?.evaluate((element) => {
          const list = document.querySelector(':popover-open')?.getBoundingClientRect();
          return Math.abs((list?.left ?? Infinity) - element.getBoundingClientRect().left);
        });
        must((away ?? Infinity) <= 8, `the ${menu} menu opens ${away} px beside its button`);
        await page.keyboard.press('Escape');
        must((await page.$(':popover-open')) === null, `Esc leaves the ${menu} menu open`);
        await button?.click();
        const [link] = rows.filter((row) => row.menu === menu);
        await follow(page, `:popover-open a[href$="${link?.path}"]`);
        must(page.url() === url + link?.path, `the ${menu} menu leads to ${page.url()}`);
      }
    },
  ],
  [
    'On a phone the toggle opens every page, and Back returns to the page, its menu away.',
    async (page, url) => {
      await page.setViewport(phone);
      const last = rows.at(-1)?.path ?? '/';
      await page.goto(url);
      await page.click('header nav > button');
      await page.waitForSelector('#menu:popover-open');
      for (const { path } of rows) {
        must((await page.$(`#menu a[href$="${path}"]`)) !== null, `the menu lacks ${path}`);
      }
      await follow(page, `#menu a[href$="${last}"]`);
      must(page.url() === url + last, `the toggle’s menu leads to ${page.url()}`);
      await page.evaluate(() => history.back());
      await page.waitForFunction((home) => location.href === home, {}, `${url}/`);
      const hidden = await page.$eval('#menu', (menu) => getComputedStyle(menu).visibility);
      must(hidden === 'hidden', 'the menu covers the page after Back');
    },
  ],
  [
    'The finder always shows one answer.',
    async (page, url) => {
      await page.goto(`${url}/tuition`);
      const groups = await page.$$eval('.finder fieldset', (sets) =>
        sets.map((set) => [...set.querySelectorAll('input')].map(({ id }) => id)),
      );
      for (const id of groups.flat()) {
        await page.$eval(`label:has(#${id})`, (label) => (label as HTMLElement).click());
        const shown = await page.$$eval(
          '.answer',
          (answers) => answers.filter((answer) => answer.checkVisibility()).length,
        );
        must(shown === 1, `after #${id} the finder shows ${shown} answers`);
      }
    },
  ],
  [
    'A message can be sent.',
    async (page, url) => {
      await page.goto(`${url}/contact`);
      for (const [name, value] of Object.entries({
        from_name: 'Ada Parent',
        from_email: 'ada@example.org',
        from_phone: '413 555 0100',
        message: 'May we come and see a class?',
      })) {
        await page.type(`form [name="${name}"]`, value);
      }
      await page.click('form button[type="submit"], form button:not([type])');
      await page.waitForFunction(
        (words) => document.body.innerText.includes(words),
        {},
        contact.form.sent,
      );
    },
  ],
  [
    'Tuition prints on one sheet, admissions and the letters on two, the long read on four.',
    async (page, url) => {
      for (const [path, sheets] of Object.entries({
        '/tuition': 1,
        '/admissions-process': 2,
        '/welcome-letter': 2,
        '/meet-the-founder': 2,
        '/toddler-program': 4,
      })) {
        await page.goto(url + path);
        const printed = sheetsIn(await page.pdf({ format: 'letter' }));
        must(printed > 0 && printed <= sheets, `${path} prints on ${printed} sheets`);
      }
    },
  ],
];

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new UserError(`In Firefox ${otherwise}.`);
}

/** Firefox packs the list of sheets into a compressed stream. */
function sheetsIn(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, packed = '']) => {
    try {
      const options = { finishFlush: constants.Z_SYNC_FLUSH };
      return inflateSync(Buffer.from(packed, 'latin1'), options).toString('latin1');
    } catch {
      return ''; // Not packed this way: a font, say.
    }
  });
  return [text, ...streams].join('').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function follow(page: Page, link: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(link)]);
}

const executablePath = candidates.find((path) => path && existsSync(path));
if (!executablePath) {
  console.log('Skipped: there is no Firefox here. Install one, or name it in FIREFOX_PATH.');
} else {
  const preview = await startPreview({
    directory: live.directory,
    port: live.port,
    outbox: outboxDirectory,
    log: () => {},
  });
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    console.log(await browser.version());
    for (const [sentence, walk] of walks) {
      const page = await browser.newPage();
      const result = await walk(page, preview.url).then(
        () => '✓',
        (error: unknown) => `✗ ${error instanceof Error ? error.message : String(error)}\n `,
      );
      if (result !== '✓') process.exitCode = 1;
      console.log(`${result} ${sentence}`);
      await page.close();
    }
  } finally {
    await browser.close();
    await preview.close();
  }
}
