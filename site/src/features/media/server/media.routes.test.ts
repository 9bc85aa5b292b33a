import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AskOptions } from '#test/calls/requests.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();

const video = 'ab12cd-1080.mp4';
const content = '0123456789';

beforeAll(async () => {
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  await storage.put(video, Buffer.from(content));
  await storage.put('empty.webp', Buffer.alloc(0));
  for (const ending of ['webp', 'avif', 'jpg', 'png', 'gif', 'webm', 'svg', 'html', 'txt']) {
    await storage.put(`file.${ending}`, Buffer.from('<script>alert(1)</script>'));
  }
  writeFileSync(path.join(site.dataDirectory, 'secret.webp'), 'secret');
});

const ask = (options: AskOptions = {}) => site.ask(`/media/${video}`, options);

describe('a media file', () => {
  test('is sent complete, and may be cached for ever', async () => {
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([200, content]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${video}"`,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('cannot run scripts when it is opened by itself (T50)', async () => {
    const policy = (await ask()).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/\bsandbox(;|$)/);
  });

  test.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['webm', 'video/webm'],
  ])('with the ending .%s is sent as %s, whatever it contains', async (ending, type) => {
    expect((await site.ask(`/media/file.${ending}`)).headers['content-type']).toBe(type);
  });

  test.each(['svg', 'html', 'txt'])('with the ending .%s is never served (T50)', async (ending) => {
    expect((await site.ask(`/media/file.${ending}`)).status).toBe(404);
  });

  test('can be empty', async () => {
    const { status, headers } = await site.ask('/media/empty.webp');
    expect([status, headers['content-length']]).toEqual([200, '0']);
    expect((await site.ask('/media/empty.webp', { headers: { range: 'bytes=0-' } })).status).toBe(416);
  });

  test('answers HEAD with its description', async () => {
    const { status, headers, body } = await ask({ method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0]);
    expect(headers['content-type']).toBe('video/mp4');
  });

  test('is not sent again to a client that has it', async () => {
    for (const known of [`"${video}"`, `W/"${video}"`, `"other", "${video}"`, '*']) {
      const { status, headers, body } = await ask({ headers: { 'if-none-match': known } });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
      expect(headers.etag).toBe(`"${video}"`);
    }
    expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('a range request', () => {
  test.each([
    ['bytes=0-0', '0'],
    ['bytes=2-4', '234'],
    ['bytes=7-', '789'],
    ['bytes=-3', '789'],
    ['bytes=-99', content],
    ['bytes=5-99999999999', '56789'],
    ['bytes=0-9', content],
    ['Bytes=2-4', '234'],
  ])('for %s gets that part', async (range, expected) => {
    const { status, headers, text } = await ask({ headers: { range } });
    expect([status, text]).toEqual([206, expected]);
    const first = content.indexOf(expected);
    expect(headers['content-range']).toBe(`bytes ${first}-${first + expected.length - 1}/10`);
    expect(headers['content-length']).toBe(String(expected.length));
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=99999999999-', 'bytes=-0'])(
    'for %s cannot be satisfied',
    async (range) => {
      const { status, headers, body } = await ask({ headers: { range } });
      expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0]);
      expect(headers['cache-control']).not.toContain('immutable');
    },
  );

  test.each([
    'bytes=0-1,3-4',
    'bytes=0-0,0-0,0-0',
    'bytes=4-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'items=0-1',
    '0-1',
    '',
  ])('with the header "%s" gets the whole file (T56)', async (range) => {
    const { status, text } = await ask({ headers: { range } });
    expect([status, text]).toEqual([200, content]);
  });

  test('for a file that has changed meanwhile gets the whole file', async () => {
    const stale = await ask({ headers: { range: 'bytes=2-4', 'if-range': '"other"' } });
    expect([stale.status, stale.text]).toEqual([200, content]);
    const fresh = await ask({ headers: { range: 'bytes=2-4', 'if-range': `"${video}"` } });
    expect([fresh.status, fresh.text]).toEqual([206, '234']);
  });

  test('by HEAD gets the description without the bytes', async () => {
    const { status, body } = await ask({ method: 'HEAD', headers: { range: 'bytes=2-4' } });
    expect([200, 206]).toContain(status);
    expect(body).toHaveLength(0);
  });
});

describe('a path that names no media file is not found (T52)', () => {
  test.each([
    'missing.webp',
    '',
    '.',
    'ab',
    '..%2fsecret.webp',
    '%2e%2e%2fsecret.webp',
    '%2e%2e/secret.webp',
    '../secret.webp',
    '..%5csecret.webp',
    '%252e%252e%252fsecret.webp',
    '....//secret.webp',
    'ab/ab12cd-1080.mp4',
    `${video}%00.webp`,
    `${video}/`,
    `%00`,
    'AB12CD-1080.mp4',
    '.webp',
    `${'a'.repeat(300)}.webp`,
    'constructor',
    'file.__proto__',
  ])('/media/%s', async (name) => {
    const { status, text } = await site.ask(`/media/${name}`);
    expect(status).toBe(404);
    expect(text).toBe('{"success":false,"message":"Not found"}');
  });
});
