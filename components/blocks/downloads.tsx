import { TextLink } from '../text-link';

type Download = { href: string; title: string; details: string };

/** Documents, each with its kind and size. */
export function Downloads({ files }: { files: Download[] }) {
  return (
    <ul role="list" className="my-7 max-w-measure border-t border-line">
      {files.map(({ href, title, details }) => (
        <li key={href} className="border-b border-line py-2">
          <TextLink href={href} look="strong">
            {title}
          </TextLink>{' '}
          <span className="inline-block text-small text-ink-soft">({details})</span>
        </li>
      ))}
    </ul>
  );
}
