import { z } from 'zod';
import { text } from './text';

/** Names of fields, as `npm run launch` prints them. */
export default z.array(text).meta({ file: 'content/confirmed.ts' });
