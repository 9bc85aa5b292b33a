import '@trekker/texts/in-english.fixture.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendContactMessage } from '../features/contact/contact.contract.ts';
import { createApiClient, fetchTransport } from './api-client.ts';

test('a call with an idempotency key is sent again with the same key until it succeeds', async () => {
  const keys: (string | undefined)[] = [];
  const statuses = [503, 409, 201, 201];
  const api = createApiClient(async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return { status: statuses[keys.length - 1] ?? 201, body: null };
  });
  const send = (message: string) =>
    api
      .call(sendContactMessage, { body: { fullName: 'Ana', email: 'a@example.com', subject: 'general', message } })
      .catch(() => {});
  for (const _ of statuses) await send('Hello.');
  await send('Something else.');
  const [first, second, third, later, other] = keys;
  expect([first, first]).toEqual([second, third]);
  expect(new Set([first, later, other]).size).toBe(3);
});

test('an answer that breaks off is a broken line, and nobody’s once the page is left', async () => {
  const gone = new AbortController();
  vi.stubGlobal('fetch', async () => new Response('{"data":['));
  onTestFinished(() => void vi.unstubAllGlobals());
  const read = () => fetchTransport({ method: 'GET', address: '/api/site', body: undefined, signal: gone.signal });
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  gone.abort();
  await expect(read()).rejects.toBeInstanceOf(SyntaxError);
});
