// The control: a plain node:http server that sends bytes it was given, with the headers that say what they are.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReadyAnswer = { headers: Record<string, string>; body: string };

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});

process.on('message', (given: { path: string; answer: ReadyAnswer }) => {
  answers.set(given.path, { headers: given.answer.headers, body: Buffer.from(given.answer.body, 'base64') });
  process.send?.('known');
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
