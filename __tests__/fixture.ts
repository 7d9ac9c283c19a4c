import { readdirSync } from 'node:fs';
import type { ContentModules } from '@/scripts/check/content-modules';

/** The fixture's modules by name. Reading them with the check would take a second. */
export async function fixture(): Promise<ContentModules> {
  const files = readdirSync('e2e/fixture/content').filter((name) => name.endsWith('.ts'));
  const names = files.map((file) => file.replace('.ts', '')).filter((name) => name !== 'facts');
  const load = async (name: string) => (await import(`../e2e/fixture/content/${name}`)).default;
  const values = await Promise.all(names.map(load));
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as ContentModules;
}
