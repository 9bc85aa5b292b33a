import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AskedForTranslation = { from: string; to: string; texts: string[]; authorization: string | undefined };

/** A translation service on this machine. What it answers can be changed. */
export async function startTranslatorDouble() {
  const asked: AskedForTranslation[] = [];
  const usual = (response: ServerResponse, texts: string[]) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ texts }));
  };
  const double = {
    url: '',
    asked,
    /** What becomes of each text. */
    translate: (text: string): string => text,
    /** In the place of the usual answer. */
    answer: null as null | ((response: ServerResponse, texts: string[]) => void),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const part of request) body += part;
    const sent = JSON.parse(body) as Omit<AskedForTranslation, 'authorization'>;
    asked.push({ ...sent, authorization: request.headers.authorization });
    if (double.answer) double.answer(response, sent.texts);
    else usual(response, sent.texts.map(double.translate));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`;
  return double;
}
