/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailPath } from '@/scripts/mail-service';
import { startPreview, type Preview } from '@/scripts/preview';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
const outbox = join(folder, 'outbox');
const lines: string[] = [];
let preview: Preview;
let address: string;

beforeAll(async () => {
  mkdirSync(outbox);
  preview = await start();
  address = `http://127.0.0.1:${preview.port}${mailPath}`;
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

function start(): Promise<Preview> {
  return startPreview({ directory: folder, port: 0, outbox, log: (line) => lines.push(line) });
}

const mail = (sender = 'ana@home.example', message = 'Hello') => ({
  lib_version: '4.3.3',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { from_name: 'Ana', from_email: sender, from_phone: '1', message },
});

const json = 'application/json';

function post(body: unknown, contentType = json, signal?: AbortSignal) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': contentType, origin: 'http://localhost:4173' };
  return fetch(address, { method: 'POST', headers, body: text, signal });
}

/** What the outbox holds from one sender. */
function keptFrom(sender: string): ReturnType<typeof mail>[] {
  return readdirSync(outbox)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as ReturnType<typeof mail>)
    .filter((body) => body.template_params.from_email === sender);
}

describe('the mail service of the preview', () => {
  it('keeps a message whole and says OK', async () => {
    const text = 'emoji 👩‍👧, שלום, e\u0301, \r\n<b>, lone \ud800, ' + 'long '.repeat(400_000);
    const response = await post(mail('whole@home.example', text));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(keptFrom('whole@home.example')).toEqual([mail('whole@home.example', text)]);
  });

  it('names the files in the order of the messages', async () => {
    for (const words of ['first', 'second', 'third']) await post(mail('row@home.example', words));
    const words = keptFrom('row@home.example').map((body) => body.template_params.message);
    expect(words).toEqual(['first', 'second', 'third']);
  });

  it('prints one harmless line for a message', async () => {
    await post(mail('line@home.example', 'We would\r\nlike \u001b[31mto visit'));
    const line = lines.find((candidate) => candidate.includes('line@home.example'));
    expect(line).toMatch(/^Mail from "line@home\.example": "We would[ -~]+to visit" \(.*\.json\)$/);
  });

  it('answers pages of another origin', async () => {
    const asked = await fetch(address, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    for (const answer of [await post(mail()), await post('{')]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it.each<[string, unknown, string]>([
    ['another content type', mail(), 'text/plain'],
    ['what is not JSON', '{"lib_version":', json],
    ['a list', [mail()], json],
    ['a missing field', { ...mail(), user_id: undefined }, json],
    ['a field too many', { ...mail(), accessToken: 'x' }, json],
    ['a number', { ...mail(), user_id: 7 }, json],
    ['a missing parameter', { ...mail(), template_params: { from_name: 'Ana' } }, json],
    [
      'a parameter too many',
      { ...mail(), template_params: { ...mail().template_params, to: 'x' } },
      json,
    ],
  ])('refuses %s with 400, says why and keeps nothing', async (_, body, contentType) => {
    const before = readdirSync(outbox).length;
    const response = await post(body, contentType);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/[a-z].*\.$/);
    expect(readdirSync(outbox)).toHaveLength(before);
  });

  it.each([
    ['400', 'Bad Request'],
    ['403', 'Forbidden'],
    ['429', 'Too Many Requests'],
    ['451', 'Unavailable For Headless Browser'],
    ['500', 'Internal Server Error'],
  ])('refuses with %s when asked to, and keeps nothing', async (status, words) => {
    const response = await post(mail(`${status}@simulate.example`));
    expect([response.status, await response.text()]).toEqual([Number(status), words]);
    expect(keptFrom(`${status}@simulate.example`)).toEqual([]);
  });

  it('keeps a message and answers with another good status when asked to', async () => {
    expect((await post(mail('201@simulate.example'))).status).toBe(201);
    expect(keptFrom('201@simulate.example')).toHaveLength(1);
  });

  it('answers late when asked to', async () => {
    const start = performance.now();
    const answer = post(mail('delay-0.4@simulate.example'));
    expect(keptFrom('delay-0.4@simulate.example')).toEqual([]);
    expect((await answer).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(390);
    expect(keptFrom('delay-0.4@simulate.example')).toHaveLength(1);
  });

  it('never answers when asked to', async () => {
    const answer = post(mail('no-answer@simulate.example'), undefined, AbortSignal.timeout(400));
    await expect(answer).rejects.toThrow(/timeout/);
    expect(keptFrom('no-answer@simulate.example')).toEqual([]);
  });

  it('breaks the connection when asked to', async () => {
    await expect(post(mail('reset@simulate.example'))).rejects.toThrow('fetch failed');
    expect(keptFrom('reset@simulate.example')).toEqual([]);
  });

  it('closes at once, also while somebody waits for an answer', async () => {
    const other = await start();
    const waiting = ['no-answer', 'delay-60'].map((fault) =>
      fetch(`http://127.0.0.1:${other.port}${mailPath}`, {
        method: 'POST',
        headers: { 'content-type': json },
        body: JSON.stringify(mail(`${fault}@simulate.example`)),
      }).then(() => 'answered', String),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.close();
    for (const answer of await Promise.all(waiting)) expect(answer).toBe('TypeError: fetch failed');
    expect(keptFrom('delay-60@simulate.example')).toEqual([]);
  });
});
