import { TextLink } from '../text-link';
import { withLinks } from '../texts';

type Download = { href: string; title: string; text?: string; details: string };

/** Documents, each with its kind and size. */
export function Downloads({ files }: { files: Download[] }) {
  return (
    <ul className="my-7 max-w-measure border-t border-line">
      {files.map(({ href, title, text, details }) => (
        <li key={href} className="border-b border-line py-2">
          <TextLink href={href} look="strong">
            {title}
          </TextLink>{' '}
          <span className="inline-block text-small text-ink-soft">({details})</span>
          {text && <p className="pb-2">{withLinks(text)}</p>}
        </li>
      ))}
    </ul>
  );
}
