/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { People } from '@/components/blocks/people';

test('an initial replaces a missing portrait, but only if somebody else has a portrait', () => {
  const hal = { name: 'Hal' };
  const ana = { name: 'Ana Lima', photo: <img alt="" /> };
  const initials = (people: Parameters<typeof People>[0]['people']) =>
    [...render(<People people={people} />).container.querySelectorAll('[aria-hidden]')].map(
      ({ textContent }) => textContent,
    );
  expect([initials([hal, ana]), initials([hal])]).toEqual([['H'], []]);
});
