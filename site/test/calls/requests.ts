import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire. */
export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Encoded, if the answer is. */
  body: Buffer;
  /** Decoded. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any part of an answer
  json: any;
};

export type AskOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type Ask = (path: string, options?: AskOptions) => Promise<Received>;

/**
 * Sends a path exactly as it is written. `fetch` would remove `..` and odd characters. Nothing is decoded, and no
 * redirect is followed.
 */
export function asker(origin: string): { ask: Ask; close(): void } {
  const { hostname, port } = URL.parse(origin) ?? { hostname: '', port: '' };
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        // Node sets the length of a body by itself for POST and PUT only.
        const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
        const described = { ...length, ...headers };
        const sent = request({ agent, hostname, port, path, method, headers: described }, async (response) => {
          const bytes = await buffer(response).catch(reject);
          if (bytes) resolve(received(response.statusCode ?? 0, response.headers, bytes));
        });
        sent.on('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}

function received(status: number, headers: IncomingHttpHeaders, body: Buffer): Received {
  const text = () => decoded(body, headers['content-encoding']).toString();
  return {
    status,
    headers,
    body,
    get text() {
      return text();
    },
    get json() {
      return JSON.parse(text());
    },
  };
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
