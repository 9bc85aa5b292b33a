import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mediaStorageSuite } from './media-storage.fixture.ts';
import type { S3Settings } from './s3-calls.ts';
import { type S3Double, startS3Double } from './s3-double.fixture.ts';
import { s3Storage } from './s3-storage.ts';

let store: S3Double;
beforeAll(async () => {
  store = await startS3Double();
});
afterAll(() => store.close());

const aBucket = () => store.makeBucket();

const settingsOf = (bucket: string, endpoint: string): S3Settings => ({
  endpoint,
  region: 'us-east-1',
  bucket,
  accessKeyId: 'key',
  secretAccessKey: 'half-of-it',
});

// s3rver takes the range 0-0 for none, and writes two puts under one name into the same file.
const faults = { firstByteAlone: true, twoPutsAtOnce: true, showsParts: true } as const;
mediaStorageSuite('an S3 store', async () => s3Storage(await aBucket()), faults);

test('a wrong S3 key is reported as a fault of the settings, not of the store', async () => {
  const storage = s3Storage({ ...(await aBucket()), accessKeyId: 'NOBODY' });
  for (let times = 0; times < 6; times++)
    await expect(storage.put('ab.webp', Buffer.from('x'))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
async function aServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = (name: string) =>
  `<Contents><Key>${name}</Key><LastModified>2026-11-01T00:00:00Z</LastModified></Contents>`;

test('listing continues where one answer does not hold all files', async () => {
  // s3rver cannot: it needs a cipher that OpenSSL has given up.
  const address = await aServer(({ url = '' }, response) => {
    const second = url.includes('continuation-token=more');
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>more</NextContinuationToken>';
    const content = second ? file('b.webp') : `${file('a.webp')}${file('folder/of-others.webp')}${more}`;
    response.end(`<ListBucketResult>${content}</ListBucketResult>`);
  });
  const listed = await Array.fromAsync(s3Storage(settingsOf('media', address)).list());
  const storedAt = new Date('2026-11-01T00:00:00Z');
  expect(listed).toEqual([
    { name: 'a.webp', storedAt },
    { name: 'b.webp', storedAt },
  ]);
});

test('unfinished uploads are removed, except those of today', async () => {
  const given: string[] = [];
  const address = await aServer(({ method = '', url = '' }, response) => {
    if (method === 'DELETE') given.push(new URL(url, 'http://x').pathname);
    const upload = (name: string, at: string) =>
      `<Upload><Key>${name}</Key><UploadId>1</UploadId><Initiated>${at}</Initiated></Upload>`;
    response.writeHead(method === 'DELETE' ? 204 : 200);
    const uploads = upload('old.mp4', '2026-11-01T00:00:00Z') + upload('new.mp4', '2026-11-03T00:00:00Z');
    response.end(method === 'DELETE' ? '' : `<ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`);
  });
  await s3Storage(settingsOf('media', address)).removeUnfinished(new Date('2026-11-02T00:00:00Z'));
  expect(given).toEqual(['/media/old.mp4']);
});

test('a store that is down answers 503, and after five failures at once, without being called', async () => {
  let asked = 0;
  const address = await aServer(({ socket }) => {
    asked += 1;
    socket.destroy();
  });
  const storage = s3Storage(settingsOf('media', address));
  const away = { name: 'StorageUnavailable', statusCode: 503 };
  for (let times = 0; times < 5; times++) await expect(storage.stat('ab.webp')).rejects.toMatchObject(away);
  const before = asked;
  expect(before).toBeGreaterThanOrEqual(5);
  await expect(storage.stat('ab.webp')).rejects.toMatchObject(away);
  await expect(storage.put('ab.webp', Buffer.from('x'))).rejects.toMatchObject(away);
  await expect(storage.putStream('ab.mp4', Readable.from([Buffer.from('x')]))).rejects.toMatchObject(away);
  await expect(buffer(storage.read('ab.webp'))).rejects.toMatchObject(away);
  expect(asked).toBe(before);
});

// Each waits for time limits of some seconds, and for nothing else.
describe.concurrent('a store that stops in the middle', () => {
  test('a store that does not respond is abandoned after some seconds', async () => {
    const address = await aServer(() => {});
    const started = Date.now();
    const storage = s3Storage(settingsOf('media', address));
    const calls = [storage.stat('ab.webp'), storage.remove('ab.webp'), buffer(storage.read('ab.webp'))];
    for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ statusCode: 503 });
    expect(Date.now() - started).toBeLessThan(8000);
  });

  test('a video upload is abandoned as soon when the store stops responding half-way', async () => {
    const given: string[] = [];
    const address = await aServer(({ method = '', url = '' }, response) => {
      given.push(method);
      if (method === 'POST' && url.includes('uploads'))
        response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
    });
    const started = performance.now();
    const video = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024)));
    const sent = s3Storage(settingsOf('media', address)).putStream('ab.mp4', video);
    await expect(sent).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(performance.now() - started).toBeLessThan(8000);
    // Its parts are to be forgotten, whether the store hears of it or not.
    await vi.waitUntil(() => given.includes('DELETE'), { timeout: 150_000 });
  });

  test('an image upload to a store that does not respond is abandoned soon, as a failure of the store', async () => {
    let asked = 0;
    const address = await aServer(() => {
      asked += 1;
    });
    const storage = s3Storage(settingsOf('media', address));
    const tries = Array.from({ length: 5 }, () => storage.put('ab.webp', Buffer.from('x')));
    const started = performance.now();
    for (const { reason } of (await Promise.allSettled(tries)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ name: 'StorageUnavailable', statusCode: 503 });
    // Less than what one try of a video's part may take.
    expect(performance.now() - started).toBeLessThan(25_000);
    const before = asked;
    await expect(storage.put('ab.webp', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 503 });
    expect(asked).toBe(before);
  });

  test('an image upload is abandoned when its sender has waited long enough', async () => {
    const address = await aServer(() => {});
    const started = performance.now();
    const sent = s3Storage(settingsOf('media', address)).put('ab.webp', Buffer.from('x'), 200);
    await expect(sent).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('reading a file ends when the store stops in the middle of it', async () => {
    const address = await aServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
    });
    const storage = s3Storage(settingsOf('media', address));
    await expect(buffer(storage.read('ab.webp'))).rejects.toThrow('stopped in the middle');
  });
});
