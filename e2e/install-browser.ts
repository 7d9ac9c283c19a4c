import { runAsCommand } from '../scripts/system/command';
import ensureBrowser from './browser';

/** `npm test` begins with this, so that nobody waits for other tests to read that a browser is missing. */
void runAsCommand(ensureBrowser);
