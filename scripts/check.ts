import nextEnv from '@next/env';
import { readConfiguration, type Configuration } from '../app/_configuration/read-configuration';
import { checkContent } from './check/content';
import { report } from './check/report';
import { runAsCommand, type Environment } from './system/command';

/**
 * This process's environment together with the `.env` files, as Next reads them.
 *
 * @param development whether to read `.env.development` instead of `.env.production`
 */
export function loadEnvironment(development: boolean): Environment {
  return { ...nextEnv.loadEnvConfig(process.cwd(), development).combinedEnv };
}

/**
 * Checks the configuration and the content: each module against its shape in `content/schema/`, and
 * all of them against `rules.ts`. Prints warnings.
 *
 * @throws UserError with a sentence for every mistake in the content, with its file and line, or
 *   ConfigurationError with one for every wrong setting
 */
export async function check(environment: Environment): Promise<Configuration> {
  const { SITE_DAY } = environment;
  const now = SITE_DAY ? new Date(`${SITE_DAY}T12:00Z`) : undefined;
  report(await checkContent('.', now, environment));
  return readConfiguration(environment);
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(false));
  console.log('Everything in content/ is in order.');
});
