import { hydrateIsland } from '../island/hydrate-island';
import { ContactForm } from './contact-form';
import { fieldsAmong, remember } from './fields';

/** The module that a page with a contact form loads. scripts/finish/islands.ts bundles it. */
export default hydrateIsland(ContactForm, (elements) => remember(fieldsAmong(elements)));
