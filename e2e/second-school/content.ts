import { routes } from './routes';

export { admissions } from './content/admissions';
export { contact } from './content/contact';
export { dates } from './content/dates';
export { enrollment } from './content/enrollment';
export { home } from './content/home';
export { programs } from './content/programs';
export { photos } from './content/photos';
export { school } from './content/school';
export { tuition } from './content/tuition';
export { site } from './content/site';

export const pages = routes.map(({ page }) => page);
