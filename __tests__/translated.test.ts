import { z } from 'zod';
import { define } from '@/content/schema/define';
import { anchor } from '@/content/schema/fields';
import { text } from '@/content/schema/text';
import { inLanguage, translated } from '@/content/schema/translated';

const schema = z.array(z.strictObject({ id: anchor, name: translated(text) }));

const rows = define(schema, [
  { id: 'sol', name: { en: 'sol', es: 'Sol' } },
  { id: 'luna', name: { en: 'sol', es: 'Luna' } },
  { id: 'mar', name: 'mar' },
]);

test('each text has its own translation, or none, and ids stay', () => {
  expect(rows.map(({ name }) => name)).toEqual(['sol', 'sol', 'mar']);
  expect(inLanguage(rows, 'es')).toEqual([
    { id: 'sol', name: 'Sol' },
    { id: 'luna', name: 'Luna' },
    { id: 'mar', name: 'mar' },
  ]);
});
