/** Matches links within this site, except to its documents. */
const where = { selector_matches: '[href^="/"]:not([href*="/files/"])' };
const rules = { prefetch: [{ where, eagerness: 'moderate' }] };

/**
 * Lets browsers prefetch a page on hover or touch. The element holds data, not a script:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
