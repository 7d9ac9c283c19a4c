import nextEnv from '@next/env';
import {
  ConfigurationError,
  readConfiguration,
  type Configuration,
} from '../app/_site/read-configuration';
import { checkContent } from './check/check-content';
import { inOrder, formatFinding } from './check/finding';
import { runAsCommand, UserError, type Environment } from './command';

/**
 * Our environment together with the `.env` files, as Next reads them.
 *
 * @param development whether `.env.development` counts, and not `.env.production`
 */
export function loadEnvironment(development: boolean): Environment {
  return { ...nextEnv.loadEnvConfig(process.cwd(), development).combinedEnv };
}

/**
 * Checks the configuration, and all that the school writes against the rules in `check/rules/`.
 *
 * @param root the folder that holds `content/`, where it is not this project's own
 * @throws UserError with a sentence for every mistake, with its file and line
 */
export async function check(environment: Environment, root = '.'): Promise<Configuration> {
  const mistakes: string[] = [];
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    mistakes.push(error.message);
  }
  const { findings } = await checkContent(root);
  mistakes.push(...inOrder(findings).map(formatFinding));
  if (!configuration || mistakes.length) throw new UserError(mistakes.join('\n'));
  return configuration;
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(false));
  console.log('Everything in content/ is in order.');
});
