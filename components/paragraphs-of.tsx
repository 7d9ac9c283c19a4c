import type { ReactNode } from 'react';
import { withLinks } from './with-links';

/** Renders each text as a paragraph with links. */
export function paragraphsOf(texts: string[], classes: string): ReactNode {
  return texts.map((text, index) => (
    <p key={index} className={classes}>
      {withLinks(text)}
    </p>
  ));
}
