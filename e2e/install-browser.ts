import { runAsCommand } from '../scripts/system/command';
import ensureBrowser from './browser';

/** `npm test` starts with this, because it should report a missing browser first. */
void runAsCommand(ensureBrowser);
