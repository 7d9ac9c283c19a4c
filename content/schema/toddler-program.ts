import page from './page';

export default page.meta({ file: 'content/toddler-program.ts', is: 'page' });
