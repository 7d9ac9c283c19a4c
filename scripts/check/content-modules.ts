import type { z } from 'zod';
import contact from '../../content/schema/contact';
import dates from '../../content/schema/dates';
import pages from '../../content/schema/pages';
import photos from '../../content/schema/photos';
import programs from '../../content/schema/programs';
import school from '../../content/schema/school';
import tuition from '../../content/schema/tuition';

/** The schemas of modules that rules use. */
const schemas = { contact, dates, pages, photos, programs, school, tuition };

/** The modules that app/ imports. Each must exist, even if its page has no row. */
export const neededModules = [
  ...Object.keys(schemas),
  'admissions-process',
  'colors',
  'enrollment-inquiry',
  'home',
  'meet-the-founder',
  'site',
  'toddler-program',
  'welcome-letter',
];

/** Every module's value by its file's name, typed for the modules that rules use. */
export type ContentModules = Record<string, unknown> & {
  [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]>;
};
