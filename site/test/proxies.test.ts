import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationFields } from '../src/features/destinations/server/staff/destination-form.fixture.ts';
import { anImageFile } from './calls/forms.ts';
import {
  type AskOver,
  askOver,
  host,
  isInstalled,
  type ProxyName,
  type RunningProxy,
  startProxy,
} from './site/in-front/proxies.ts';
import { testSite } from './site/test-site.ts';

const site = testSite({ config: { trustedProxies: { kind: 'hops', hops: 1 }, siteUrl: `https://${host}` } });

beforeAll(async () => {
  for (let number = 1; number <= 6; number += 1) await aDestination(site.db);
});

/** Larger than what nginx takes by itself. */
async function aLargeImage(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 97 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'large.jpg', { type: 'image/jpeg' });
}

/**
 * Of the process that is away. No program listens there by itself, while a port that was free a moment ago may be that
 * of another test by now.
 */
const awayPort = '1';

const sitePort = () => new URL(site.origin).port;

/** A process that says it is well, and leaves all calls waiting until so many have come. */
async function aBusyProcess(calls: number) {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/healthz') response.end();
    else if (waiting.push(response) === calls) for (const each of waiting) each.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: String((server.address() as AddressInfo).port),
    async stop() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

describe.each<ProxyName>(['nginx', 'caddy'])('behind %s, configured as in deploy/,', (name) => {
  const skipped = !isInstalled(name);
  let proxy: RunningProxy;
  const ask = (address: string, options?: AskOver) => askOver(proxy.https, address, options);
  beforeAll(async () => {
    if (!skipped) proxy = await startProxy(name, [awayPort, sitePort()]);
  });
  afterAll(() => proxy?.stop());

  test.skipIf(skipped)('http redirects to https, whose answers require it for a year and more', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.http}/destinations?q=a`, {
      redirect: 'manual',
      headers: { host },
    });
    expect([301, 302, 308]).toContain(plain.status);
    // A call and a page that are kept, one that is missing, an account's call, a file.
    for (const address of ['/api/v3/destination', '/destinations', '/missing', '/api/v3/auth/me', '/favicon.ico']) {
      const { headers } = await ask(address);
      expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{8}/);
    }
    const secure = await ask('/api/v3/destination');
    expect(secure.status).toBe(200);
    expect(secure.headers['x-request-id']).toMatch(/^\w+-\w+$/);
  });

  test.skipIf(skipped)('clients are distinguished by their addresses, whatever headers they send', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'nobody@example.com', password: 'Wrong Horse 7' }));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(body.length),
      origin: `https://${host}`,
      'x-forwarded-for': '203.0.113.9',
    };
    const localAddress = name === 'nginx' ? '127.0.0.5' : '127.0.0.6';
    expect((await ask('/api/v3/auth/login', { method: 'POST', headers, body, localAddress })).status).toBe(401);
    const isCounted = async (address: string) =>
      (await site.database.pool.query('select from rate_limits where key = limit_key($1)', [`login ${address}`]))
        .rowCount === 1;
    expect(await isCounted(localAddress)).toBe(true);
    for (const other of ['203.0.113.9', '127.0.0.1']) expect(await isCounted(other)).toBe(false);
  });

  test.skipIf(skipped)(
    'no log contains the token of a mailed link, in a query, a path or a referrer (G-52, T12)',
    async () => {
      const token = 'Canary7token';
      const addresses = [
        ...['/reset-password', '/auth/check-login', '/auth/confirm-email', '/newsletter/unsubscribe'],
        '/api/v3/auth/subscribe-email/unsubscribe',
      ].map((address) => `${address}?token=${token}`);
      const headers = { referer: `https://${host}/reset-password?token=${token}` };
      for (const address of [...addresses, `/preview/${token}`]) await ask(address, { headers });
      await ask(`/api/v3/auth/set-cookie/${token}`, { method: 'POST', headers, localAddress: '127.0.0.7' });
      await fetch(`http://127.0.0.1:${proxy.http}/reset-password?token=${token}`, {
        redirect: 'manual',
        headers: { host },
      });
      for (const written of ['/reset-password', '/preview/', '/api/v3/auth/set-cookie/'])
        await expect.poll(() => proxy.logs()).toContain(written);
      expect(
        proxy
          .logs()
          .split('\n')
          .filter((line) => line.includes(token)),
      ).toEqual([]);
    },
  );

  test.skipIf(skipped)('a large image can be uploaded, and downloaded complete and in parts', async () => {
    const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...destinationFields, name: `Reine ${name}` }))
      for (const each of [value].flat()) form.append(field, each);
    const large = await aLargeImage();
    expect(large.size).toBeGreaterThan(1_100_000);
    for (const [field, file] of [
      ['thumbnail', await anImageFile()],
      ['images', large],
      ['images', await anImageFile()],
    ] as const)
      form.append(field, file);
    const sent = new Response(form);
    const body = Buffer.from(await sent.arrayBuffer());
    const type = { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.length) };
    const saved = await ask('/api/v5/admin/destination', { method: 'POST', headers: { ...headers, ...type }, body });
    const { data } = JSON.parse(saved.body.toString());
    expect(saved.status).toBe(201);

    const image = new URL(data.images[0].secure_url, site.origin).pathname;
    const whole = await ask(image);
    const part = await ask(image, { headers: { range: 'bytes=100-199' } });
    expect([whole.status, part.status, part.headers['content-range']]).toEqual([
      200,
      206,
      `bytes 100-199/${whole.body.length}`,
    ]);
    expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
  });

  test.skipIf(skipped)(
    "the site's own compression and ETags pass through, so that unchanged answers are not sent again",
    async () => {
      const headers = { 'accept-encoding': 'br' };
      const first = await ask('/api/v3/destination', { headers });
      expect(first.headers['content-encoding']).toBe('br');
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"/);
      expect((await ask('/api/v3/destination', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
    },
  );

  test.skipIf(skipped)('no request fails while one of two processes is down', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, page) => ask(`/api/v3/destination?page=${page + 1}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test.skipIf(skipped)('no request fails when one of two processes goes down and the other is busy', async () => {
    const [falling, busy] = [await aBusyProcess(1), await aBusyProcess(12)];
    const both = await startProxy(name, [falling.port, busy.port]);
    try {
      await falling.stop();
      const answers = await Promise.all(Array.from({ length: 12 }, () => askOver(both.https, '/api/v3/destination')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    } finally {
      await both.stop();
      await busy.stop();
    }
  });
});
