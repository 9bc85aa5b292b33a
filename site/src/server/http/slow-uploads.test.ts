import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anMp4, aPhotograph } from '../../features/media/server/uploads/hostile-files.fixture.ts';
import { aForm, anUploadSite, type UploadSite } from '../../features/media/server/uploads/upload.fixture.ts';

const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What this process holds on to. */
function heldBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Begins to send a file, and never ends. */
async function begin(site: UploadSite, field: string, bytes: Buffer): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(
    'POST /api/thing HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      `Content-Length: ${9 * megabyte}\r\n\r\n--b\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`,
  );
  await new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));
  return socket;
}

test('two hundred slow uploads use no memory, and everybody else is served (T65)', async () => {
  const site = await anUploadSite({ keep: true });
  const photograph = new Blob([new Uint8Array(await aPhotograph(900, 600).jpeg().toBuffer())]);
  const upload = () => site.send(aForm({ title: 'x', thumbnail: photograph }));
  expect((await upload()).status).toBe(200);
  const bytes = Buffer.alloc(megabyte, 'x');
  const before = heldBytes();
  const senders = await Promise.all(Array.from({ length: 200 }, () => begin(site, 'avatar', bytes)));
  for (const sender of senders) sender.write('x');
  // All that they have sent so far has been taken from their lines.
  await vi.waitUntil(() => senders.every(({ writableLength }) => writableLength === 0), { timeout: 150_000 });
  expect((await upload()).status).toBe(200);
  expect((await fetch(`${site.origin}/api/nothing`)).status).toBe(404);
  // What is not held goes when it is collected, not all of it at the first time.
  await expect.poll(() => heldBytes() - before).toBeLessThan(64 * megabyte);
});

const patience = { wholeMs: 60_000, windowMs: 60_000, leastBytes: 1, mostBytes: 100 * megabyte, smallFileMs: 500 };

test('an image upload that takes too long is ended, a video upload is not (T65)', async () => {
  const site = await anUploadSite({ bodyTimeouts: patience });
  const [image, video] = [
    await begin(site, 'image', Buffer.alloc(1000)),
    await begin(site, 'video', anMp4(3_000_000).subarray(0, 1000)),
  ];
  let answer = '';
  image.on('data', (data) => {
    answer += data;
  });
  await new Promise<void>((resolve) => void image.once('close', () => resolve()));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(video.closed).toBe(false);
});
