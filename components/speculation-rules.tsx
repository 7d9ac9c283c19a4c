import { withBasePath } from './with-base-path';

/**
 * Lets browsers prefetch a page on hover or touch. The element holds data, not a script:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
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
