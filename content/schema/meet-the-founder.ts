import { letter } from './parts/letter';

export default letter.meta({ is: 'page' });
