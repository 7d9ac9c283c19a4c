// Warns of a founding year in the future.
import { warningAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';

export function foundingYear({ content: { school }, today }: School): Diagnostic[] {
  const { founded = 0 } = school;
  if (founded <= parseInt(today)) return [];
  return [warningAt(['school', 'founded'], `${founded} is in the future. Correct the year.`)];
}
