import { counted } from '@/content/format/counted';
import school from '@/content/school';

/** How many blanks are left. Builds and `npm run dev` write it before Next starts. */
const blanks: number =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it exists
  require('../../.generated/blanks.json');

/** The line above each page of a draft: `Draft: 31 blanks left`. */
export const draftLine = school.draft ? `Draft: ${counted(blanks, 'blank')} left` : undefined;
