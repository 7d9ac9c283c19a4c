/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { People } from '@/components/blocks/people';
import { Voices } from '@/components/blocks/voices';

test('initials replace a missing portrait, but only if somebody else has a portrait', () => {
  const names = ['Hal', 'Đặng Thị Ánh', '王小明', 'Ольга Ivanova'];
  const people = names.map((name) => ({ name }));
  const initials = ({ container }: ReturnType<typeof render>) =>
    [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  const ana = { name: 'Ana Lima', photo: <img alt="" /> };
  expect(initials(render(<People people={[...people, ana]} />))).toEqual(['H', 'ĐÁ', '王', 'ОI']);
  const { container } = render(<People people={people} />);
  expect(container.querySelectorAll('li > div')).toHaveLength(names.length);
});

test('a family’s words in another language are marked for screen readers', () => {
  const voices = [{ text: '“Gracias.”', who: 'Elena', lang: 'es' }];
  const { container } = render(<Voices voices={voices} />);
  expect(container.querySelector('[lang="es"]')).toHaveTextContent('“Gracias.”');
});
