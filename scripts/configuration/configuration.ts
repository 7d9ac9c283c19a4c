import { readConfiguration } from './read-configuration';

/** The configuration of this build. Only pages import it, to keep it out of the browser's bundle. */
export const configuration = readConfiguration(process.env);
