/** A number with its noun: `1 item`, `5 items`, `6 families`. */
export function counted(count: number, noun: string): string {
  const plural = `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
