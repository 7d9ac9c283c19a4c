import { letter } from './letter';

export default letter.extend({}).meta({ file: 'content/meet-the-founder.ts', is: 'page' });
