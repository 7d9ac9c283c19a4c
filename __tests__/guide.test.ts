import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { block, kinds } from '@/content/schema/blocks';
import { kindOf } from '@/content/schema/one-of';
import contact from '@/e2e/fixture/content/contact';

const guide = readFileSync('content/README.md', 'utf8');
const [, section = ''] = /\n## Blocks\n([^]*?)\n## /.exec(guide) ?? [];
const lines = [...section.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code).join('');
/** The blocks that the guide has to copy, by kind. */
const examples = new Map(
  (new Function('contact', `return [${lines}]`)(contact) as (string | object)[]).map((example) => [
    kindOf(example),
    example,
  ]),
);

test.each(kinds)('the guide has a block “%s” to copy, and a small picture of it', async (kind) => {
  expect(block.safeParse(examples.get(kind)).error).toBeUndefined();
  expect(section).toContain(`](guide/${kind}.webp)`);
  const picture = readFileSync(`content/guide/${kind}.webp`);
  expect(picture.length).toBeLessThanOrEqual(12 * 1024);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 360 });
});
