import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anMp4, aPhotograph } from '../../features/media/server/uploads/hostile-files.fixture.ts';
import { anUploadSite, type UploadSite } from '../../features/media/server/uploads/upload.fixture.ts';

const part = (name: string, file: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`;

async function aBody(): Promise<Buffer> {
  const jpeg = await aPhotograph(900, 600).jpeg().toBuffer();
  const end = Buffer.from('\r\n--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n--b--\r\n');
  const video = anMp4(3_000_000);
  return Buffer.concat([
    Buffer.from(part('image', 'a.jpg')),
    jpeg,
    Buffer.from(`\r\n${part('video', 'b.mp4')}`),
    video,
    end,
  ]);
}

/** Begins to send; what is answered is collected. */
async function begin(
  site: UploadSite,
  sizeBytes: number,
): Promise<{ socket: Socket; answer: () => string; closed: Promise<void> }> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  socket.write(
    `POST /api/thing HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${sizeBytes}\r\n\r\n`,
  );
  return { socket, answer: () => answer, closed };
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));

/** Descriptors of this process. */
const descriptors = () => readdirSync('/proc/self/fd').length;

test.runIf(process.platform === 'linux')('an upload that is interrupted leaves nothing behind', async () => {
  const site = await anUploadSite({ keep: true });
  const body = await aBody();
  const whole = await site.send({ type: 'multipart/form-data; boundary=b', body: new Uint8Array(body) });
  expect(whole.status).toBe(200);
  const kept = site.files();
  // The image is there in two sizes, and as it came.
  expect(kept).toHaveLength(4);
  const before = descriptors();
  for (let n = 1; n <= 24; n++) {
    const { socket, closed } = await begin(site, body.length);
    await write(socket, body.subarray(0, Math.floor((body.length * n) / 25)));
    // Half of them say good-bye, the others break.
    if (n % 2) socket.end();
    else socket.resetAndDestroy();
    await closed;
  }
  await expect.poll(() => site.files().sort()).toEqual(kept.sort());
  await expect.poll(descriptors).toBeLessThanOrEqual(before + 1);
});

const patience = { wholeMs: 600, windowMs: 200, leastBytes: 2000, mostBytes: 20_000_000, smallFileMs: 60_000 };

test('an upload that sends a few bytes at a time is ended (T65)', async () => {
  const site = await anUploadSite({ bodyTimeouts: patience });
  const { socket, answer, closed } = await begin(site, 100_000);
  const drops = setInterval(() => socket.write('-'), 20);
  onTestFinished(() => clearInterval(drops));
  await closed;
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
  expect(site.files()).toEqual([]);
});

test('a body without files must arrive completely within its time, whatever its address', async () => {
  const site = await anUploadSite({ bodyTimeouts: patience });
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n');
  const drops = setInterval(() => socket.write(' '.repeat(1000)), 20);
  onTestFinished(() => clearInterval(drops));
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a slow upload that keeps sending gets more time than any other body', async () => {
  const site = await anUploadSite({ keep: true, bodyTimeouts: patience });
  const body = await aBody();
  const { socket, answer } = await begin(site, body.length);
  const pieces = 12;
  const started = Date.now();
  for (let n = 0; n < pieces; n++) {
    await write(socket, body.subarray((body.length * n) / pieces, (body.length * (n + 1)) / pieces));
    const next = started + (n + 1) * 100;
    await expect.poll(() => Date.now(), { interval: 10 }).toBeGreaterThan(next);
  }
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(Date.now() - started).toBeGreaterThan(patience.wholeMs);
});

test('an upload that never ends is ended (T65)', async () => {
  const site = await anUploadSite({ bodyTimeouts: { ...patience, mostBytes: 1_000_000 } });
  const { socket, closed } = await begin(site, 10_000_000_000);
  socket.write(part('image', 'a.jpg'));
  const more = () => {
    while (!socket.destroyed && socket.write(Buffer.alloc(64 * 1024)));
  };
  socket.on('drain', more);
  more();
  await closed;
  expect(site.files()).toEqual([]);
});
