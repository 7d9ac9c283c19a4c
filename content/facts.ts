import { factsOf } from './schema/facts';
import school from './school';
import tuition from './tuition';

/** What a sentence can print, as in `${facts.schoolYear}`. content/README.md lists it. */
export default factsOf(school, tuition);
