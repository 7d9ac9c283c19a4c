import { z } from 'zod';
import { frameMistake } from './services';
import { refuse } from './add-issue';

/** Whether an address is one of this computer, which nobody else can open. */
export const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether an address may be used. A preview on this computer has no certificate, so it uses http. */
export const isSecure = (url: URL) =>
  isLoopback(url)
    ? /^https?:$/.test(url.protocol)
    : url.protocol === 'https:' && /^[\w-]+(\.[\w-]+)+$/.test(url.hostname);

const mustBeWhole = 'must be a whole address that begins with https://';
/** The address of a page in a frame. */
export const frameUrl = z
  .url({ error: mustBeWhole, abort: true })
  .refine((href) => isSecure(new URL(href)), mustBeWhole)
  .superRefine(refuse(frameMistake))
  .meta({ is: 'link' });
