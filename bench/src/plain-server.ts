// The control: a plain node:http server that sends bytes it was given, with the headers that say what they are.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReadyAnswer = { headers: Record<string, string>; body: string };

let answer: { headers: Record<string, string>; body: Buffer } = { headers: {}, body: Buffer.alloc(0) };

const server = createServer((request, response) => {
  if (request.headers['if-none-match']) response.writeHead(304, answer.headers).end();
  else response.writeHead(200, answer.headers).end(answer.body);
});

process.on('message', (given: ReadyAnswer) => {
  answer = { headers: given.headers, body: Buffer.from(given.body, 'base64') };
  process.send?.('known');
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
