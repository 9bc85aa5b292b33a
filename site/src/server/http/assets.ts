import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { unregisteringWorker } from './unregistering-worker.ts';

/** Files of the built site that lie at the root of the address. */
export const rootFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-192-maskable.png',
  'icon-512-maskable.png',
  'manifest.webmanifest',
  'og.jpg',
];

/** The worker of pages that are read without a line. */
export const workerFile = 'service-worker.js';

/**
 * Scripts, styles and fonts of the built site. Their names change with their content, so they may be kept for ever; the
 * worker's does not.
 * @param offline false: a worker that takes itself away is sent in place of the site's
 */
export function assetRoutes(clientDirectory: string, offline = true) {
  return (app: FastifyInstance): void => {
    const options = { config: { access: 'public' as const }, schema: { hide: true } };
    const assets = path.join(clientDirectory, 'assets');
    // While developing nothing is built: the scripts come from their sources.
    const isBuilt = existsSync(assets);
    const root = isBuilt ? assets : clientDirectory;
    app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false });
    if (isBuilt)
      app.get<{ Params: { '*': string } }>('/assets/*', options, (request, reply) =>
        reply.sendFile(request.params['*'], { immutable: true, maxAge: '1y' }),
      );
    app.get(`/${workerFile}`, options, (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (offline) return reply.sendFile(workerFile, clientDirectory, { cacheControl: false });
      return reply.type('text/javascript; charset=utf-8').send(unregisteringWorker);
    });
    for (const file of rootFiles) {
      app.get(`/${file}`, options, (_request, reply) => reply.sendFile(file, clientDirectory, { maxAge: '1d' }));
    }
  };
}
