import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Forms are read in this scope alone: elsewhere another site could post one in a visitor's name. */
export function acceptForms(scope: FastifyInstance): FastifyInstance {
  const readForm = async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body));
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
  // Mail programs may send their one click like this; all that counts of it is in the address.
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
  return scope;
}

/** As much as a form with one image may have, read and forgotten. */
const mostIgnoredBytes = 12 * 1024 * 1024;

export function passForms(scope: FastifyInstance): FastifyInstance {
  const options = { parseAs: 'buffer', bodyLimit: mostIgnoredBytes } as const;
  scope.addContentTypeParser('multipart/form-data', options, async () => ({}));
  return scope;
}
