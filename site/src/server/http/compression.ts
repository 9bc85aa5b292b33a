import { chooseEncoding } from '@trekker/response-cache/accept-encoding.ts';
import { compress, isCompressible } from '@trekker/response-cache/compress.ts';
import type { FastifyInstance } from 'fastify';

/** Compresses the texts that the response cache does not see: what depends on who asks, the description of the API. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<string | Buffer | NodeJS.ReadableStream>('onSend', async (request, reply, payload) => {
    // Files come as streams; those that gain from it lie there compressed.
    if (typeof payload !== 'string') return payload;
    if (!isCompressible(reply.getHeaders() as Record<string, string>, payload.length)) return payload;
    reply.header('vary', withAcceptEncoding(reply.getHeader('vary')));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, 'quick');
  });
}

function withAcceptEncoding(vary: unknown): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}
