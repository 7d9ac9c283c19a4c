import type { Content } from '../content';
import type { Finding } from '../finding';
import { numbers, texts } from '../walk';

const written = /\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) dollars\b/g;

/** A price in a text is one of those in `tuition.ts`. */
export function checkPrices(content: Content): Finding[] {
  const prices = new Set(
    numbers(content.value('tuition'))
      .filter(({ field }) => /^(price|amount)$/.test(field))
      .map(({ value }) => value),
  );
  return content.modules.flatMap(({ name, value }) =>
    texts(value).flatMap(({ path, value: text }) =>
      [...text.matchAll(written)]
        .filter(
          ([, sum, inWords]) => !prices.has(Number((sum ?? inWords ?? '').replaceAll(',', ''))),
        )
        .map(([price]) =>
          content.finding(
            name,
            path,
            `${price.trim()} is none of the prices in content/tuition.ts: correct it, or better, leave ` +
              'the sum out and link to [tuition](/tuition).',
          ),
        ),
    ),
  );
}
