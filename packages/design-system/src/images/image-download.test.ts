import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { downloadImage } from './image-download.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`;
}

const open = new AbortController().signal;

test('an image download reports its progress and ends with the complete file', async () => {
  const url = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'image/webp', 'content-length': '8' });
    reply.end('12345678');
  });
  const shares: (number | undefined)[] = [];
  const blob = await downloadImage(url, open, (share) => shares.push(share));
  expect(blob.type).toBe('image/webp');
  expect(await blob.text()).toBe('12345678');
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
});

test('an image download reports unknown progress when the server sends no length', async () => {
  const url = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'image/webp' });
    reply.write('1234');
    reply.end('5678');
  });
  const shares: (number | undefined)[] = [];
  const blob = await downloadImage(url, open, (share) => shares.push(share));
  expect(blob.size).toBe(8);
  expect(new Set(shares)).toEqual(new Set([undefined]));
});

test('an image download asks for modern image formats', async () => {
  let accept: string | undefined;
  const url = await serve((request, reply) => {
    accept = request.headers.accept;
    reply.end('x');
  });
  await downloadImage(url, open, () => {});
  expect(accept).toMatch(/^image\/avif,image\/webp/);
});

test('an image download fails on an error of the server', async () => {
  const url = await serve((_request, reply) => reply.writeHead(500).end('no'));
  await expect(downloadImage(url, open, () => {})).rejects.toThrow('500');
});

test('an image download stops when it is aborted', async () => {
  const url = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-length': '8' });
    reply.write('1234');
  });
  const abort = new AbortController();
  const download = downloadImage(url, abort.signal, (share) => share === 0.5 && abort.abort());
  await expect(download).rejects.toThrow(/abort/i);
  server?.closeAllConnections();
});
