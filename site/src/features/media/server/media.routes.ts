import type { IncomingMessage } from 'node:http';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { matchesEtag } from '@trekker/response-cache/conditional.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { RouteContext } from '#server/forms/page-form.ts';
import { parseRange } from './uploads/byte-range.rules.ts';

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Media by their generated names; also what is shown beside links to an image or a page, which is made when it is
 * first asked for: who asks for many that are not there is counted like a caller. The type follows from our own name,
 * never from what somebody uploaded.
 * @param make whether there is such a file now, for the page at the address `of`
 */
export function mediaRoutes(storage: MediaStorage, make: (name: string, of: string) => Promise<boolean>) {
  return (app: FastifyInstance, { limitCalls }: Pick<RouteContext, 'limitCalls'>): void => {
    const find = async (name: string, of: unknown, request: IncomingMessage) => {
      const stored = await storage.stat(name);
      if (stored) return stored;
      limitCalls?.(request);
      return (await make(name, typeof of === 'string' ? of : '')) ? storage.stat(name) : undefined;
    };

    app.get<{ Params: { name: string }; Querystring: { of?: unknown } }>(
      '/media/:name',
      { config: { access: 'public' }, schema: { hide: true } },
      async (request, reply) => {
        const { name } = request.params;
        const type = types[name.slice(name.lastIndexOf('.') + 1)];
        const file = type && (await find(name, request.query.of, request.raw));
        if (!type || !file) throw new Problem('not_found');
        describe(reply, name, type);
        const etag = etagOf(name);
        if (matchesEtag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
        const { range: asked, 'if-range': condition = etag } = request.headers;
        const range = condition === etag ? parseRange(asked, file.sizeBytes) : undefined;
        if (range === 'unsatisfiable') {
          const refused = reply.code(416).header('content-range', `bytes */${file.sizeBytes}`);
          return refused.header('cache-control', 'no-store').send();
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

/** A file never changes under its name, so the name says which bytes these are. */
const etagOf = (name: string) => `"${name}"`;

function describe(reply: FastifyReply, name: string, type: string): void {
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('etag', etagOf(name))
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Should a file ever be opened by itself, nothing in it may run.
    .header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    )
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-robots-tag', 'noindex');
}
