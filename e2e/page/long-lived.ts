import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../../scripts/system/files';
import { expect, test } from '../test';

/** Matches the addresses of files whose names have a hash, so that a changed file has another address. */
const hashed = /\/(photos\/[^/]+\.[\da-f]{8}\.avif|_next\/static\/.+)$/;

/** Tests that no page or document of a finished site gets a long life from `public/_headers`. */
export function testLongLives(directory: string, base = '') {
  test('browsers keep only files with a hash in their names for more than a day', () => {
    const addresses = filesIn(directory)
      .flatMap((file) => [file, file.replace(/\.html$/, ''), file.replace(/\/?index\.html$/, '')])
      .flatMap((name) => [`/${name}`, `${base}/${name}`, `/${name}/`]);
    const longLived = addresses.filter((address) => rules().some((rule) => rule.test(address)));
    expect(longLived.filter((address) => !hashed.test(address))).toEqual([]);
  });
}

/** The addresses with a long life. In `_headers`, `*` stands for any text. */
function rules(): RegExp[] {
  const text = existsSync('public/_headers') ? readFileSync('public/_headers', 'utf8') : '';
  return text
    .split(/^(?=\/)/m)
    .filter((rule) => /^\s+cache-control:.*max-age=\d{6}/im.test(rule))
    .map((rule) => rule.split(/\s/)[0]!.replace(/[^\w*/]/g, '\\$&'))
    .map((path) => new RegExp(`^${path.replaceAll('*', '.*')}$`));
}
