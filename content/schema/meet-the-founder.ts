import { letter } from './parts/letter';

export default letter.meta({ type: 'page' });
