import type { Program, Tuition } from '../../../content/schema';
import type { Content } from '../content';
import type { Finding } from '../finding';

/** What `tuition.ts` prices exists: the program, the number of days and the length of day. */
export function checkReferences(content: Content): Finding[] {
  const { programs } = content.value<{ programs: Program[] }>('programs');
  const tuition = content.value<Tuition>('tuition');
  const ids = programs.map(({ id }) => id);
  const counts: (string | number)[] = tuition.days.map(({ id, count }) => id ?? count);
  const lengths = tuition.sessions.map(({ id }) => id);
  const at = (path: PropertyKey[], sentence: string) =>
    content.finding('tuition', ['programs', ...path], sentence);

  return tuition.programs.flatMap(({ program, prices }, group) => {
    const seen = new Set<string>();
    return [
      ...(ids.includes(program)
        ? []
        : [
            at(
              [group, 'program'],
              `programs.ts has no program with the id “${program}”: it has ${ids.join(', ')}.`,
            ),
          ]),
      ...prices.flatMap(({ days, session }, row) => {
        const schedule = `${days} ${session}`;
        const twice = seen.has(schedule);
        seen.add(schedule);
        return [
          ...(counts.includes(days)
            ? []
            : [
                at(
                  [group, 'prices', row, 'days'],
                  `“days” above has no entry for ${days}: it has ${counts.join(', ')}.`,
                ),
              ]),
          ...(lengths.includes(session)
            ? []
            : [
                at(
                  [group, 'prices', row, 'session'],
                  `“sessions” above has no “${session}”: it has ${lengths.join(', ')}.`,
                ),
              ]),
          ...(twice
            ? [
                at(
                  [group, 'prices', row],
                  `${schedule} has a price already: take one of the two rows out.`,
                ),
              ]
            : []),
        ];
      }),
    ];
  });
}
