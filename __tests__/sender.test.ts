import fc from 'fast-check';
import { send } from '@/components/contact-form/sender';

const connection = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'https://mail.example',
};
const message = {
  from_name: 'Ada Alder',
  from_email: 'ada@alder.example',
  from_phone: '(413) 555-0142',
  message: 'May we visit?',
};

/** What stands in for the network; EmailJS itself is the real one. */
const network = jest.fn<Promise<unknown>, [string, { method: string; body: string }]>();
const answer = (status: number, text = 'OK') => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(text),
});

beforeEach(() => {
  network.mockReset().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: network });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a message leaves as one POST with exactly the five fields of the specification', async () => {
  await expect(send(connection, message)).resolves.toBe('sent');
  expect(network).toHaveBeenCalledTimes(1);
  const [address, { method, body }] = network.mock.calls[0]!;
  expect(address).toBe('https://mail.example/api/v1.0/email/send');
  expect(method).toBe('POST');
  expect(JSON.parse(body)).toStrictEqual({
    lib_version: '4.3.3',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: message,
  });
});

test('only the status 200 means that a message was sent', async () => {
  const statuses = [201, 202, 204, 206, 299, 400, 401, 403, 404, 412, 413, 429, 451, 500, 502, 503];
  for (const status of statuses) {
    network.mockResolvedValue(answer(status, 'no'));
    await expect(send(connection, message)).resolves.toBe('refused');
  }
  expect(network).toHaveBeenCalledTimes(statuses.length);
});

test('a message most likely did not leave when the connection breaks', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(connection, message)).resolves.toBe('unreachable');
});

test('a form that is not connected sends nothing and finds out', async () => {
  await expect(send(null, message)).resolves.toBe('notConnected');
  expect(network).not.toHaveBeenCalled();
});

test('a message is given up after 30 seconds without an answer, and not before', async () => {
  jest.useFakeTimers();
  let answerLate: (value: unknown) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (answerLate = resolve)));
  const settled = jest.fn();
  const outcome = send(connection, message).then(settled);

  await jest.advanceTimersByTimeAsync(29_999);
  expect(network).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('unanswered');

  answerLate(answer(200));
  await outcome;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('no timer is left once the answer is there', async () => {
  jest.useFakeTimers();
  await send(connection, message);
  expect(jest.getTimerCount()).toBe(0);
});

test('a message leaves by the same client where the browser forbids storage', async () => {
  jest.resetModules();
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  const fresh = await import('@/components/contact-form/sender');
  await expect(fresh.send(connection, message)).resolves.toBe('sent');
  expect(JSON.parse(network.mock.calls[0]![1].body)).toMatchObject({ lib_version: '4.3.3' });
  Object.defineProperty(window, 'localStorage', storage);
});

test('any text goes through whole', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
    fc.constantFrom('\r\n\r\n', '<b>&amp;</b>', 'שלום', '👩‍👧‍👦', 'e\u0301', '\ud800', ' \t ', '{{x}}'),
  );
  const messages = fc.record({
    from_name: text,
    from_email: text,
    from_phone: text,
    message: text,
  });
  await fc.assert(
    fc.asyncProperty(messages, async (typed) => {
      network.mockClear();
      await send(connection, typed);
      expect(JSON.parse(network.mock.calls[0]![1].body).template_params).toEqual(typed);
    }),
    { numRuns: 2_000 },
  );
});

test('200,000 characters go through whole', async () => {
  const long = '𝒳 ‏שלום\r\n'.repeat(25_000).slice(0, 200_000);
  await send(connection, { ...message, message: long });
  expect(JSON.parse(network.mock.calls[0]![1].body).template_params.message).toBe(long);
});
