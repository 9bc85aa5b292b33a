import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fetchPublic } from './fetch-public.ts';

let key: string;
let cert: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'https-'));
  const [keyFile, certFile] = [path.join(folder, 'key'), path.join(folder, 'cert')];
  const subject = ['-subj', '/CN=old site', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const files = ['-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...subject, ...files]);
  [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')]);
});
afterAll(() => rm(folder, { recursive: true }));

/** The old site: its origin, which the operator names. */
async function listening(server: Server & { closeAllConnections(): void }, scheme: string): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const secure = (listener: RequestListener) => listening(createServer({ key, cert }, listener), 'https');
const plain = (listener: RequestListener) => listening(createPlainServer(listener), 'http');

/** As if an authority that everybody trusts had signed it. */
function trust(): void {
  const usual = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...usual, cert]);
  onTestFinished(() => tls.setDefaultCACertificates(usual));
}

async function outcome(address: string, ...origins: string[]): Promise<string> {
  try {
    return (await fetchPublic(address, { allowedOrigins: origins, mostBytes: 7, beginWithin: 20_000 })).toString();
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

const pages: Readonly<Record<string, RequestListener>> = {
  '/a.jpg': (_, reply) => reply.end('image'),
  '/moved.jpg': (_, reply) => reply.writeHead(301, { location: '/a.jpg' }).end(),
  '/round.jpg': (_, reply) => reply.writeHead(302, { location: '/round.jpg' }).end(),
  '/private.jpg': (_, reply) => reply.writeHead(302, { location: 'https://10.0.0.8/a.jpg' }).end(),
  '/large.jpg': (_, reply) => reply.end('12345678'),
};
const answer: RequestListener = (request, reply) => {
  const page = pages[request.url ?? ''];
  if (page) page(request, reply);
  else reply.writeHead(404).end();
};

test.each([
  ['/a.jpg', 'image'],
  ['/moved.jpg', 'image'],
  ['/round.jpg', 'too-many-redirects'],
  ['/private.jpg', 'private-address'],
  ['/large.jpg', 'too-large'],
  ['/none.jpg', 'status-404'],
])('over https %s is %s', async (file, expected) => {
  trust();
  const origin = await secure(answer);
  expect(await outcome(origin + file, origin)).toBe(expected);
});

test('a site whose certificate nobody has signed is not asked for anything', async () => {
  const asked: string[] = [];
  const origin = await secure(({ url = '' }, reply) => {
    asked.push(url);
    reply.end('image');
  });
  expect([await outcome(`${origin}/a.jpg`, origin), asked]).toEqual(['unreachable', []]);
});

test('http leads on to https, and https never to http', async () => {
  trust();
  const [encrypted, open] = [await secure(answer), await plain(answer)];
  const to =
    (origin: string): RequestListener =>
    (_, reply) =>
      reply.writeHead(301, { location: `${origin}/a.jpg` }).end();
  const [up, down] = [await plain(to(encrypted)), await secure(to(open))];
  const origins = [encrypted, open, up, down];
  expect([await outcome(`${up}/x`, ...origins), await outcome(`${down}/x`, ...origins)]).toEqual([
    'image',
    'redirects-to-http',
  ]);
});
