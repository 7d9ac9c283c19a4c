import { letter } from './parts/letter';

export default letter.meta({ file: 'content/meet-the-founder.ts', is: 'page' });
