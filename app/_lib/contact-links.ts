import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import school from '@/content/school';

/** The telephone number as visitors see it, and the link that calls it. */
export const telephone = { value: school.telephone, href: telephoneHref(school) };

/** The office's e-mail address as visitors see it, and the link that writes to it. */
export const email = { value: school.email, href: mailHref(school) };
