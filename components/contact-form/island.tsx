import { hydrateIsland } from '../island/hydrate-island';
import { ContactForm } from './contact-form';

/** What the browser loads of the contact form; the finishing step bundles it (scripts/finish). */
export default hydrateIsland(ContactForm);
