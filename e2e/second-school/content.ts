import { routes } from './routes';

export { default as admissions } from './content/admissions';
export { default as contact } from './content/contact';
export { default as dates } from './content/dates';
export { default as enrollment } from './content/enrollment';
export { default as home } from './content/home';
export { default as programs } from './content/programs';
export { default as photos } from './content/photos';
export { default as school } from './content/school';
export { default as tuition } from './content/tuition';
export { default as site } from './content/site';

export const pages = routes.map(({ page }) => page);
