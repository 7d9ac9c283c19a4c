import { readConfiguration } from './read-configuration';

/** The configuration of this build. For pages only: it must not reach the browser's bundle whole. */
export const configuration = readConfiguration(process.env);
