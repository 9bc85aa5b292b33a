import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { FileAnswer } from '../../contract/file-answer.ts';
import type { Browser } from '../http/browser.ts';

/** For drawings and texts that a browser may open by themselves: nothing in them runs or is fetched. */
const passivePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What an answer of 200, 201 or 202 says of itself. */
export function answerHeaders(
  { contentType, savedAs, cacheTags, isSecret }: Endpoint,
  params: unknown,
): Record<string, string> {
  return {
    'content-type': contentType ?? 'application/json; charset=utf-8',
    'cache-control': cacheTags && !isSecret ? 'public, no-cache' : 'private, no-store',
    ...(contentType && { 'content-security-policy': passivePolicy }),
    ...(savedAs && { 'content-disposition': attachment(savedAs(params as never)) }),
  };
}

/** Answers a request with what the handler gives. */
export async function answer(
  endpoint: Endpoint,
  handler: (call: unknown) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  read: { body: unknown; files: unknown; browser: Browser },
) {
  const output = await handler({
    params: request.params,
    query: request.query,
    viewer: request.viewer,
    requestId: request.id,
    idempotencyKey: request.headers['idempotency-key'],
    ...read,
  });
  if (endpoint.status === 302) {
    const { location } = output as { location: string };
    return reply.header('cache-control', 'private, no-store').redirect(location, 302);
  }
  if (endpoint.download) return sendFile(reply, output as FileAnswer, request.method === 'HEAD');
  reply.code(endpoint.status ?? 200);
  reply.headers(answerHeaders(endpoint, request.params));
  return output;
}

/** What stores an answer under a name (RFC 6266), with a plain one for programs that know no other. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Whatever the bytes are, a browser neither shows nor runs them. */
function sendFile(reply: FastifyReply, { fileName, contentType, sizeBytes, content }: FileAnswer, isHead: boolean) {
  // Fastify would read all of it to throw it away.
  if (isHead) (content as Readable).destroy();
  return reply
    .headers({
      'content-type': contentType,
      ...(sizeBytes !== undefined && { 'content-length': sizeBytes }),
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
      'content-security-policy': passivePolicy,
    })
    .send(isHead ? Readable.from([]) : content);
}
