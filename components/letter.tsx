import type { ReactNode } from 'react';
import type { Letter as Words } from '@/content/schema/letter';
import { withLinks } from './texts';

type Props = Omit<Words, 'nextStep' | 'signature' | 'blocks'> & {
  /** Who signs, under the closing words. */
  signature: string[];
  /** The picture or empty frame beside the first paragraphs. */
  beside: ReactNode;
  /** The rest of the letter. */
  children: ReactNode;
};

/** A letter: a picture in the margin, a lead with a drop cap, the text, a signature. */
export function Letter(props: Props) {
  const { kicker, title, greeting, lead, closing, signature, beside, children } = props;
  return (
    <article className="mx-auto grid grid-cols-1 max-w-page gap-x-20 gap-y-10 px-5 py-12 sm:px-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:py-20 print:block">
      <header className="lg:col-span-2">
        <p className="font-bold text-clay">{kicker}</p>
        <h1 className="mt-2 max-w-[16ch] font-display text-title tracking-tight">{title}</h1>
      </header>
      <div className="lg:sticky lg:top-28 lg:self-start">{beside}</div>
      <div className="flow">
        <p className="font-display text-heading">{greeting}</p>
        <p className="text-lead first-letter:float-left first-letter:pt-[0.07em] supports-[-moz-orient:inline]:first-letter:pt-[0.134em] first-letter:pr-[0.08em] first-letter:font-display first-letter:text-[3.14em] first-letter:leading-[0.78] first-letter:text-clay">
          {withLinks(lead)}
        </p>
        <div className="text-body">{children}</div>
        <footer className="mt-9 text-body">
          <p>{closing}</p>
          {signature.map((line, index) => (
            <p
              key={line}
              className={index === 0 ? 'mt-4 font-display text-heading' : 'text-ink-soft'}
            >
              {line}
            </p>
          ))}
        </footer>
      </div>
    </article>
  );
}
