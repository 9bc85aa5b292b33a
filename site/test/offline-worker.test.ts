import { expect, test } from 'vitest';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const without = testSite(async () => ({ pages: await builtPages(), config: { offline: false } }));

test('the service worker for reading offline is never cached', async () => {
  const { status, headers, text } = await site.ask('/service-worker.js');
  expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([200, 'no-cache', 'nosniff']);
  expect(headers['content-type']).toContain('javascript');
  expect(text).toContain('offline-');
  expect(text).not.toContain('unregister');
});

test('when switched off, the service worker is replaced by one that deletes what was stored, and itself', async () => {
  const { status, headers, text } = await without.ask('/service-worker.js');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  for (const part of ['caches.delete(', 'registration.unregister()']) expect(text).toContain(part);
});

test('pages may register the service worker and no other, and run only their own scripts for it', async () => {
  const policy = String((await site.ask('/')).headers['content-security-policy']);
  expect(policy).toMatch(/trusted-types [^;]*offline-worker/);
  expect(policy).not.toContain('worker-src *');
});
