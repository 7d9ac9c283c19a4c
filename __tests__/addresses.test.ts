import { hrefOf } from '@/app/_lib/addresses';

test.each([
  ['contact', undefined, '/contact'],
  ['contact', 'form', '/contact#form'],
  // The school removed this page.
  ['about', 'form', undefined],
])('a link to the page %s and its part %s has the address %s', (id, part, address) =>
  expect(hrefOf(id as 'contact', part)).toBe(address),
);
