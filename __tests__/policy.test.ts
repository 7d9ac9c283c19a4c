import { createHash } from 'node:crypto';
import { elementsIn, parsePage } from '@/scripts/postbuild/page-elements';
import { contentSecurityPolicy } from '@/scripts/postbuild/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html: string, mailOrigin?: string) =>
  contentSecurityPolicy(elementsIn(parsePage(html)), mailOrigin);

/** The sources that a page's policy allows in one directive, such as `script-src`. */
const directive = (name: string, html: string, mailOrigin?: string) =>
  new RegExp(`${name} ([^;]*)`).exec(policyOf(html, mailOrigin))?.[1];

/** Playwright proves that no policy blocks what a page needs: the browser reports what it blocks. */
describe('the policy of a page', () => {
  it('allows only this site’s pictures, fonts and requests if the page needs no more', () => {
    expect(policyOf('<p>')).toBe(
      "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; form-action 'none'; base-uri 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'",
    );
  });

  it('allows the styles of a template', () => {
    const template = '<template><style>p{}</style></template>';
    expect(directive('style-src', template)).toBe(hash('p{}'));
  });

  it('lets a form in a frame post to any host, and only a preview show one without a certificate', () => {
    const frame = '<iframe src="https://forms.example/a" srcdoc="<p>"></iframe>';
    const preview = '<iframe src="http://127.0.0.1:4173/form"></iframe>';
    expect(directive('frame-src', frame)).toBe('https:');
    expect(directive('frame-src', frame + preview)).toBe('https: http://127.0.0.1:4173');
  });

  it('lets only the contact form load its script, and reach the mail program and service', () => {
    const script = '<script>load()</script>';
    const other = '<form action="mailto:office@school.example"></form>';
    const form = `<div data-island="contact-form">${other}</div>${script}`;
    const mail = 'https://mail.example';
    expect(directive('script-src', form)).toBe(`'self' ${hash('load()')}`);
    expect(directive('script-src', script)).toBe(hash('load()'));
    expect(directive('form-action', form)).toBe('mailto:');
    expect(directive('form-action', other)).toBe("'none'");
    expect(directive('connect-src', form, mail)).toBe("'self' https://mail.example");
    expect(directive('connect-src', form)).toBe("'self'");
    expect(directive('connect-src', '<p>', mail)).toBe("'self'");
  });
});
