import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import school from '@/content/school';

/** The school's telephone number as it is printed, and the link that calls it. */
export const telephone = { shown: school.telephone, href: telephoneHref(school) };

/** The office's e-mail as it is printed, and the link that writes to it. */
export const email = { shown: school.email, href: mailHref(school) };
