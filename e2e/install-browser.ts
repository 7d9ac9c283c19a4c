import { runAsCommand } from '../scripts/system/command';
import ensureBrowser from './browser';

/** `npm test` begins with this, so that it reports a missing browser at once, not after the other tests. */
void runAsCommand(ensureBrowser);
