import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { requestPurge } from './purge-request.ts';

const token = 'a token of many letters';

async function anEdge(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
}

test('a request has the token, and the tags in its body and in a header', async () => {
  const asked: { method?: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const url = await anEdge(async (request, response) => {
    asked.push({ method: request.method, headers: request.headers, body: JSON.parse(await text(request)) });
    response.end('{}');
  });
  await requestPurge({ url, token }, ['aa', 'bb']);
  expect(asked).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({ authorization: `Bearer ${token}`, 'cache-tag': 'aa,bb' }),
      body: { tags: ['aa', 'bb'] },
    },
  ]);
});

test.each([302, 403, 429, 503])(
  'an edge that answers %i was not told, and the error holds no token',
  async (status) => {
    let asked = 0;
    const url = await anEdge((_, response) => {
      asked += 1;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    const error: Error = await requestPurge({ url, token }, ['aa']).then(
      () => expect.fail('it was told'),
      (reason) => reason,
    );
    expect(error.message).toBe(`The edge answered ${status}.`);
    expect(asked).toBe(1);
  },
);

test('an edge that says nothing is given up', async () => {
  const url = await anEdge(() => {});
  await expect(requestPurge({ url, token }, ['aa'])).rejects.toThrow('timeout');
});
