import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { sendContactMessage } from '../features/contact/contact.contract.ts';
import { createApiClient } from './api-client.ts';

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
