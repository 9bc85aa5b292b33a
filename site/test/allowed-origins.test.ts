import { describe, expect, test } from 'vitest';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ config: { allowedOrigins: ['https://app.example'] } }));

const paths = ['/api/v3/destination', '/api/v3/destination?page=0', '/api/v3/destination/admin', '/healthz'];

describe.each(paths)('%s', (path) => {
  test('can be read with credentials by an allowed origin, also from memory', async () => {
    for (const _ of ['first', 'again']) {
      const { headers } = await site.ask(path, { headers: { origin: 'https://app.example' } });
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-credentials': 'true',
        vary: expect.stringMatching(/\borigin\b/i),
      });
    }
  });

  test.each([
    'https://elsewhere.example',
    'https://app.example.evil.example',
    'https://evil-app.example',
    'http://app.example',
    'https://app.example:8443',
    'HTTPS://APP.EXAMPLE',
    'null',
    '*',
    '',
  ])('cannot be read with credentials by the origin %j (G-48, T36)', async (origin) => {
    const { headers } = await site.ask(path, { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toMatch(/\borigin\b/i);
  });
});

test('an allowed origin can make changes after a preflight request (T36)', async () => {
  const preflight = (origin: string) =>
    site.ask('/api/v3/destination/lisbon', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'authorization' },
    });
  const { status, headers } = await preflight('https://app.example');
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
    'access-control-allow-methods': expect.stringContaining('DELETE'),
    'access-control-allow-headers': 'authorization',
  });
  expect((await preflight('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
});
