import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../../scripts/system/files';
import { expect, test } from '../test';

/** Matches addresses with a hash. A file that changes gets a new hash, so browsers may cache the old one forever. */
const hashed = /\/(photos\/[^/]+\.[\da-f]{8}\.avif|_next\/static\/.+)$/;

/** Tests that `public/_headers` doesn't let browsers keep pages or documents, whose addresses stay when they change. */
export function testCacheLifetimes(directory: string, base = '') {
  test('browsers keep only files with a hash in their names for more than a day', () => {
    const addresses = filesIn(directory)
      .flatMap((file) => [file, file.replace(/\.html$/, ''), file.replace(/\/?index\.html$/, '')])
      .flatMap((name) => [`/${name}`, `${base}/${name}`, `/${name}/`]);
    const longLived = addresses.filter((address) => rules().some((rule) => rule.test(address)));
    expect(longLived.filter((address) => !hashed.test(address))).toEqual([]);
  });
}

/** Patterns of the addresses that `_headers` lets browsers cache for more than a day. Its `*` stands for any text. */
function rules(): RegExp[] {
  const text = existsSync('public/_headers') ? readFileSync('public/_headers', 'utf8') : '';
  return text
    .split(/^(?=\/)/m)
    .filter((rule) => /^\s+cache-control:.*max-age=\d{6}/im.test(rule))
    .map((rule) => rule.split(/\s/)[0]!.replace(/[^\w*/]/g, '\\$&'))
    .map((path) => new RegExp(`^${path.replaceAll('*', '.*')}$`));
}
