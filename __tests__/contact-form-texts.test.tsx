/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { ContactForm } from '@/components/contact-form/contact-form';
import { everyVisit, fill, network, press, props, sent, typed } from './contact-form-visit';

everyVisit();
const visit = () => render(<ContactForm {...props} />);

test('an address and a telephone number are sent without what nobody sees', async () => {
  visit();
  const unseen = '\u200b\u200d\u202a\u202e\u2060\u2066\u2069';
  const from_email = `${unseen}a\u2011b@alder.example\u00a0`;
  fill({ ...typed, from_email, from_phone: `\u202a(413)\u00a0555\u20110142${unseen}` });
  await press();
  const plain = { from_email: 'a-b@alder.example', from_phone: '(413) 555-0142' };
  expect(sent()).toEqual([{ ...typed, ...plain }]);
});

test('any text of any length is sent exactly as typed', async () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((value) => value.replace(/[\r\n]/g, '').trim() !== '');
  const arrives = async (from_name: string, message: string) => {
    network.mockClear();
    const { unmount } = visit();
    fill({ ...typed, from_name, message });
    await press();
    unmount();
    // A browser normalizes line ends in long text and removes them from a single line.
    const [name, lines] = [from_name.replace(/[\r\n]/g, ''), message.replace(/\r\n?/g, '\n')];
    expect(sent()).toEqual([{ ...typed, from_name: name, message: lines }]);
  };
  await fc.assert(fc.asyncProperty(text, text, arrives), {
    examples: [
      ['𝒳'.repeat(100_000), '‏שלום\n'.repeat(33_000)],
      [' {{x}}\u00a0\u200b', '\u202e<script>&amp;\r\n👩‍👧 e\u0301 \ud800'],
    ],
  });
});
