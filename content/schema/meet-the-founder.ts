export { letter as default } from './parts/letter';
