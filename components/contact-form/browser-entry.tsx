import { hydrateIsland } from '../island/hydrate-island';
import { ContactForm } from './contact-form';

/** What the browser loads for the contact form. The finishing step bundles it (scripts/finish). */
export default hydrateIsland(ContactForm);
