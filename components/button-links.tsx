import { ButtonLink } from './button-link';

/** Links as buttons, the first of them filled. */
export function ButtonLinks({ links }: { links: { label: string; href: string }[] }) {
  return links.map((link, index) => (
    <ButtonLink key={link.href} {...link} look={index === 0 ? 'filled' : 'outlined'} />
  ));
}
