import type { Produced } from '@trekker/response-cache/produced.ts';
import type { FastifyInstance } from 'fastify';
import { cacheTagsHeader } from './implement.ts';

/** One public call, answered by the framework without a socket and without anything of the request that asked for it. */
export async function publicReads(app: FastifyInstance, address: string): Promise<Produced> {
  const answer = await app.inject({ method: 'GET', url: address, headers: { accept: 'application/json' } });
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== cacheTagsHeader) headers[name] = String(value);
  }
  const tags = answer.headers[cacheTagsHeader];
  return {
    status: answer.statusCode,
    headers,
    body: answer.rawPayload,
    tags: answer.statusCode === 200 && typeof tags === 'string' ? tags.split(' ') : null,
  };
}
