import { messageOf, type ContactField } from '@/content/shared/contact-fields';

const texts: Record<ContactField['type'], string> = {
  text: 'Ada Alder',
  email: 'ada@alder.example',
  tel: '(413) 555-0142',
  textarea: 'May we visit?\nOn “Tuesday” 👩‍👧',
};

/** The message that tests send. */
export const sampleMessage = messageOf(({ type }) => texts[type]);
