/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server.node';
import { fieldsAmong, remember } from '@/components/contact-form/fields';
import { hydrateIsland } from '@/components/island/hydrate-island';
import { snapshot } from '@/components/island/snapshot';

/** Stands in for the form in cases that e2e/contact-start.spec.ts does not cover. */
function Note({ label }: { label: string }) {
  return (
    <form>
      <label htmlFor="message">{label.toUpperCase()}</label>
      <textarea id="message" name="message" />
      <input id="from_email" name="from_email" type="email" />
    </form>
  );
}

let island: HTMLElement;
const field = (name: string) => island.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const start = (props: object, original = snapshot(island)) => {
  island.dataset.props = JSON.stringify(props);
  hydrateIsland(Note, (own) => remember(fieldsAmong(own)))(island, original);
};

// React reports a mismatch as an error event, which these tests expect.
addEventListener('error', (event) => event.preventDefault());

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = `<div>${renderToString(<Note label="Note" />)}</div>`;
  island = document.querySelector('div')!;
  field('message').value = 'May we visit?';
  field('from_email').value = 'a@b.example';
});

test.each([
  ['message', 4],
  ['from_email', null],
])('a form that is drawn again keeps its text, focus and caret: %s', (name, caret) => {
  field(name).focus();
  field('message').setSelectionRange(4, 6);
  const old = field(name);
  start({ label: 'Message' });
  expect(island).toHaveTextContent('MESSAGE');
  expect(field(name)).not.toBe(old);
  expect(field('message')).toHaveValue('May we visit?');
  expect(field('from_email')).toHaveValue('a@b.example');
  expect(field(name)).toHaveFocus();
  expect(field(name).selectionStart).toBe(caret);
});

test('if another program replaced the form with a copy, the form returns with the copy’s text', () => {
  const original = snapshot(island);
  const form = island.querySelector('form')!;
  const copy = form.cloneNode(true) as HTMLFormElement;
  form.replaceWith(copy);
  field('message').value = 'Newer';
  start({ label: 'Note' }, original);
  expect([...document.forms]).toEqual([form]);
  expect(field('message')).toHaveValue('Newer');
});

test('a form stays as it was if its component cannot be drawn', () => {
  const old = field('message');
  old.focus();
  expect(() => start({})).toThrow('could not be drawn');
  expect(field('message')).toBe(old);
  expect(old).toHaveValue('May we visit?');
  expect(old).toHaveFocus();
});
