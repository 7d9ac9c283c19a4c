import { parseArgs } from 'node:util';
import { loadEnvironment } from './check';
import { commandFile, runAsCommand, runNode } from './command';
import { standIns } from './launch';

/**
 * Tests the live site with Playwright (e2e/live.config.ts): `npm run watch`. The options
 * `-- --site http://localhost:4173 --sender 400@simulate.example` name another site, and the address
 * that the contact form's test message comes from.
 */
void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, sender: { type: 'string' } },
  });
  const environment = loadEnvironment(false);
  const site = values.site ?? environment.SITE_URL;
  if (!site) return console.log('SITE_URL is not set: there is no live site to watch.');
  // On this day no school year is over. The watch reports that itself.
  if (!values.site && (await standIns('.', new Date(0))).length) {
    return console.log('The site was not launched yet: see npm run launch.');
  }
  environment.WATCHED_SITE = site.replace(/\/$/, '');
  environment.WATCH_SENDER = values.sender;
  const args = ['test', '--config', 'e2e/live.config.ts'];
  process.exitCode = await runNode(commandFile('@playwright/test/cli'), args, environment);
});
