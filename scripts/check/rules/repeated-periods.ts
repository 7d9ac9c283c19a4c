// Warns of sentences that add a period to the lowest price, which already has one: “$520 a month a month”.
import { factsOf } from '../../../content/format/facts';
import { warningAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';

export function repeatedPeriods({ content, leaves }: School): Diagnostic[] {
  const { lowestPrice } = factsOf(content.school, content.tuition, content.programs);
  return leaves.flatMap(({ path, value }) => {
    const [, after = ''] = value.split(lowestPrice);
    const [again] = /^ (an?|per) (day|week|month|term|year)\b/.exec(after) ?? [];
    if (!again) return [];
    return warningAt(path, `this prints “${lowestPrice}${again}”. Delete “${again.trim()}”.`);
  });
}
