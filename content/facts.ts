import { factsOf } from './schema/facts';
import school from './school';
import tuition from './tuition';

/**
 * The facts that sentences can print, as in `${facts.schoolYear}`. content/README.md lists them. Add the
 * `program` of an offer in `tuition.ts` to print its price, time and weeks, too.
 */
export default factsOf(school, tuition, 'playgroup');
