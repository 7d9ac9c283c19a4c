import { withBasePath } from './with-base-path';

/**
 * Lets the browser fetch the next page while a pointer rests on its link or a finger touches it:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API. The element holds data, not
 * a script, and browsers without this API ignore it.
 */
export function SpeculationRules() {
  const where = {
    and: [
      { href_matches: withBasePath('/*') },
      { not: { href_matches: withBasePath('/files/*') } },
    ],
  };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
