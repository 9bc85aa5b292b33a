import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Headers } from './people.ts';
import type { Random } from './random.ts';

/** A form with one file, by hand, so that it can be broken off at any byte. */
export type RawUpload = { method: string; path: string; head: string; file: Buffer };

const boundary = 'torn-off';
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

export function rawUpload(method: string, path: string, field: string, fileName: string, file: Buffer): RawUpload {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`;
  return { method, path, head, file };
}

export function openSocket(origin: string): Socket {
  return connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
}

export const requestHead = ({ method, path, head, file }: RawUpload, headers: Headers) =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`),
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${head.length + file.length + tail.length}`,
    '\r\n',
  ].join('\r\n') + head;

/** Sends a part of an upload and is gone: with a good-bye, with half of one, or without a word. */
export async function cutUpload(origin: string, upload: RawUpload, headers: Headers, random: Random): Promise<void> {
  const socket = openSocket(origin);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume().write(requestHead(upload, headers));
  await write(socket, upload.file.subarray(0, random.below(upload.file.length)));
  const goodbye = random.below(3);
  if (goodbye === 0) socket.resetAndDestroy();
  else if (goodbye === 1) socket.destroy();
  else {
    socket.end();
    // One that says it will send no more may still listen.
    await Promise.race([closed, delay(5000, undefined, { ref: false })]);
    socket.destroy();
  }
  await closed;
}

/** Resolves when it has left, or when nobody takes it any more. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(bytes, () => resolve());
  });
}
