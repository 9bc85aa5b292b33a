import type { FastifyReply } from 'fastify';

const tagsOf = new WeakMap<object, readonly string[]>();

/** Notes what an answer is made of, for the response cache. It is no header, so it cannot leave the process. */
export function noteCacheTags(reply: FastifyReply, tags: readonly string[]): void {
  tagsOf.set(reply.raw, tags);
}

/** The tags of an inner answer, by its raw response; undefined when it is not to be shared. */
export function cacheTagsOf(response: object): readonly string[] | undefined {
  return tagsOf.get(response);
}
