import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** When the certificate of the address ends; undefined without encryption. */
  certificateEndsAt: Date | undefined;
};

const timeoutMs = 10_000;

/** One request, without a connection of before and without following where the answer leads. */
export function ask(url: string, method: string, headers: Record<string, string> = {}): Promise<Reply> {
  const open = url.startsWith('https:') ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const request = open(url, { method, headers, agent: false, signal: AbortSignal.timeout(timeoutMs) });
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode = 0, socket } = response;
      const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : undefined;
      const certificateEndsAt = certificate && new Date(certificate.valid_to);
      text(response).then(
        (body) => resolve({ status: statusCode, headers: response.headers, body, certificateEndsAt }),
        reject,
      );
    });
    request.end();
  });
}
