import { runAsCommand } from '../scripts/system/command';
import ensureBrowser from './browser';

/** `npm test` starts with this to report a missing browser before anything else. */
void runAsCommand(ensureBrowser);
