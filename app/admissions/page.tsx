import { pageMetadata } from '../_site/page-metadata';

export { default } from '../admissions-process/page';

export const metadata = pageMetadata('admissions');
