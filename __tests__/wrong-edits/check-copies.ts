import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../scripts/check';

/**
 * Checks every copy of the content in a folder as the build does, in one process, and prints what
 * each editor would read. Jest cannot do it itself: the check imports modules by their file.
 */
const [folder = ''] = process.argv.slice(2);
const messages: Record<string, string> = {};
for (const name of readdirSync(folder)) {
  messages[name] = await check({}, join(folder, name)).then(
    () => '',
    (error: Error) => (error.name === 'UserError' ? error.message : String(error.stack)),
  );
}
process.stdout.write(JSON.stringify(messages));
