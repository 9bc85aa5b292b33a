import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { Problem } from '../../../contract/problem.ts';
import { parseRange } from './byte-range.ts';

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Media by their generated names. The type follows from our own name, never from what somebody uploaded. */
export function mediaRoutes(storage: MediaStorage) {
  return (app: FastifyInstance): void => {
    app.get<{ Params: { name: string } }>(
      '/media/:name',
      { config: { access: 'public' }, schema: { hide: true } },
      async (request, reply) => {
        const { name } = request.params;
        const type = types[name.slice(name.lastIndexOf('.') + 1)];
        const file = type && (await storage.stat(name));
        if (!file) throw new Problem('not_found');
        describe(reply, name, type);
        if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
        const range = parseRange(request.headers.range, file.sizeBytes);
        if (range === 'unsatisfiable') {
          return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
        }
        if (!range) return reply.header('content-length', file.sizeBytes).send(storage.read(name));
        return reply
          .code(206)
          .header('content-range', `bytes ${range.first}-${range.last}/${file.sizeBytes}`)
          .header('content-length', range.last - range.first + 1)
          .send(storage.read(name, range));
      },
    );
  };
}

function describe(reply: FastifyReply, name: string, type: string): void {
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${name}"`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Should a file ever be opened by itself, nothing in it may run.
    .header('content-security-policy', "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox")
    .header('x-robots-tag', 'noindex');
}
