import { readConfiguration } from './read-configuration';

/** This build's configuration. Only pages import it, because it must not reach the browser. */
export const configuration = readConfiguration(process.env);
