// Warns of a dollar sign before a price that already has one: “$$600”.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';

export function doubleCurrency({ leaves }: School): Diagnostic[] {
  return leaves.flatMap(({ path, value }) => {
    const [printed, first] = /(\p{Sc})\s?\p{Sc}\d[\d,.]*(?<=\d)/u.exec(value) ?? [];
    if (!printed) return [];
    const message = `this prints “${printed}”. Delete the first “${first}”, because a price in \${…} has its own.`;
    return warningAt(path, message);
  });
}
