import { factsOf } from '@/content/schema/facts';
import school from './school';
import tuition from './tuition';

export default factsOf(school, tuition);
