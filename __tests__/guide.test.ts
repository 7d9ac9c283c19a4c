import { readFileSync } from 'node:fs';
import { block, kinds } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import facts from '@/e2e/fixture/content/facts';

const guide = readFileSync('content/README.md', 'utf8');
const [, lines = ''] = /\n## Blocks\n[^]*?```ts\n([^]*?)```/.exec(guide) ?? [];
/** The blocks that the guide has to copy, by kind. */
const examples = new Map(
  (new Function(`return [${lines}]`)() as (string | object)[]).map((example) => [
    kindOf(example),
    example,
  ]),
);

test.each(kinds)('the guide has a block “%s” to copy', (kind) => {
  expect(block.safeParse(examples.get(kind)).error).toBeUndefined();
});

test('the guide lists the facts', () => {
  const [, list = ''] = /The facts are ([^.]*)\./.exec(guide) ?? [];
  expect(list.match(/\w+(?=`)/g)).toEqual(Object.keys(facts));
});
