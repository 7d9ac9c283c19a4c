import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import school from '../content/school';
import { ensureBrowser } from './browser';
import { loadEnvironment } from './check';
import { checkContent, readSources } from './check/content';
import { formatFinding } from './check/report';
import { runAsCommand, UserError } from './command';
import { standIns } from './launch';
import { checkForms } from './watch/forms';
import { checkAddresses } from './watch/links';
import { livePages, type LivePage, type Problem } from './watch/pages';

/**
 * Looks at the live site as its visitors get it.
 *
 * @param siteUrl its address, without a slash at its end
 * @param sender whom the contact form's test message says it is from
 * @param now the moment for which dates, the school year and the certificate are judged
 * @returns what is amiss, a sentence each; and notes on what could not be looked at
 */
export async function watch(siteUrl: string, sender: string, now: Date) {
  const browser = await chromium.launch(await ensureBrowser());
  try {
    const page = await browser.newPage();
    const { pages, problems } = await livePages(page, siteUrl, now);
    const addresses = await checkAddresses(page.request, siteUrl, pages);
    problems.push(
      ...addresses.problems,
      ...(pages.length ? await checkForms(page, pages, sender, 30_000) : []),
      ...(await staleContent(pages, now)),
    );
    return { problems: grouped(problems), notes: addresses.notes };
  } finally {
    await browser.close();
  }
}

/** What content has become wrong by the passing of time: what it says now, and never said at first. */
export async function staleContent(pages: LivePage[], now: Date): Promise<Problem[]> {
  const before = (await checkContent('.', new Date(0))).map(formatFinding);
  const stale = (await checkContent('.', now))
    .filter((each) => !each.isWarning || !before.includes(formatFinding(each)))
    .map((each): Problem => ({ sentence: formatFinding(each) }));
  const { schoolYear } = school;
  // A school may well not speak of its year at all.
  const isSaid = readSources('.').some(({ text }) => text.includes('{school.schoolYear}'));
  if (pages.length && isSaid && !pages.some(({ html }) => html.includes(schoolYear))) {
    const sentence = `The live site nowhere speaks of ${schoolYear}, the school year of content/school.ts: look at the last run of Publish.`;
    stale.push({ sentence });
  }
  return stale;
}

/** Each sentence once, with the first addresses that it is true of. */
export function grouped(problems: Problem[]): string[] {
  return [...new Set(problems.map(({ sentence }) => sentence))].map((sentence) => {
    const same = problems.filter((problem) => problem.sentence === sentence);
    const [first, ...more] = same.flatMap(({ at }) => at ?? []);
    return first
      ? `${first}${more.length ? ` and ${more.length} more` : ''}: ${sentence}`
      : sentence;
  });
}

void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: loadEnvironment(false).SITE_URL },
      sender: { type: 'string', default: school.email },
    },
  });
  const siteUrl = values.site?.replace(/\/$/, '');
  if (!siteUrl) return console.log('SITE_URL is not set: there is no live site to watch.');
  // Judged for a day on which no school year is over: the watch is to tell that of a live site.
  if (!process.argv.includes('--site') && (await standIns('.', new Date(0))).length) {
    return console.log('The site was not launched yet: see npm run launch.');
  }

  const { problems, notes } = await watch(siteUrl, values.sender, new Date());
  for (const note of notes) console.log(`- ${note}`);
  const found = `The watch visited ${siteUrl} and found`;
  if (problems.length)
    throw new UserError(`${found}:\n\n${problems.map((each) => `- ${each}`).join('\n')}`);
  console.log(`${found} all well: its pages, links, forms, dates and certificate.`);
});
