import { expect, test, vi } from 'vitest';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = testSite(async () => ({ pages: await builtPages() }));

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });

test('a page form can send little data, but the longest message of any language fits (T65)', async () => {
  expect((await post('/login', `email=${'a'.repeat(70_000)}`)).status).toBe(413);
  const message = `message=${encodeURIComponent('旅'.repeat(5000))}`;
  expect((await post('/contact', message)).status).toBe(400);
});

test('the body of a form that only a script can send is not read (T65)', async () => {
  // Most of the body never comes.
  const { status, text } = await post('/profile', 'title=x', { 'content-length': '200000', connection: 'close' });
  expect([status, text.includes('Wait until the page is ready')]).toEqual([409, true]);
});
