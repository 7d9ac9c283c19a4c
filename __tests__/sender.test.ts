import { send } from '@/components/contact-form/sender';
import { answer, connection, everyVisit, network, typed } from './contact-form-visit';

everyVisit();

test('a message leaves as one POST with exactly the fields of the specification, in order', async () => {
  await expect(send(connection, typed)).resolves.toBe('sent');
  expect(network).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = network.mock.calls[0]!;
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(method).toBe('POST');
  expect(body).toBe(
    JSON.stringify({
      lib_version: '4.3.3',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: typed,
    }),
  );
});

test.each([201, 202, 204, 299, 400, 401, 403, 404, 412, 413, 429, 451, 500, 502, 503])(
  'a message counts as refused when the service answers %d',
  async (status) => {
    network.mockResolvedValue(answer(status));
    await expect(send(connection, typed)).resolves.toBe('refused');
  },
);

test('a message counts as unreachable when the connection breaks', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(connection, typed)).resolves.toBe('unreachable');
});
