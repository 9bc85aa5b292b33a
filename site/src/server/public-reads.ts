import type { Produced } from '@trekker/response-cache/produced.ts';
import type { FastifyInstance } from 'fastify';
import { cacheTagsOf } from './cache-tags.ts';

/** One public call, answered by the framework without a socket and without anything of the request that asked for it. */
export async function publicReads(app: FastifyInstance, address: string): Promise<Produced> {
  const answer = await app.inject({ method: 'GET', url: address, headers: { accept: 'application/json' } });
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers[name] = String(value);
  }
  const tags = cacheTagsOf(answer.raw.res);
  return {
    status: answer.statusCode,
    headers,
    body: answer.rawPayload,
    tags: answer.statusCode === 200 && tags ? [...tags] : null,
  };
}
