import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchesEtag } from '@trekker/response-cache/conditional.ts';
import { directionOf } from '@trekker/texts/open-language.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../languages/page-languages.ts';
import { unregisteringWorker } from './unregistering-worker.ts';

export const manifestFile = 'manifest.webmanifest';

/** Files of the built site that lie at the root of the address. */
export const rootFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-192-maskable.png',
  'icon-512-maskable.png',
  manifestFile,
  'og.jpg',
];

/** A file that takes the place of one that was built with the site. */
export type OwnFile = { body: Buffer; type: string; etag: string };

/** Gives the file that a site has of its own; undefined for the one that was built, which `original` reads. */
export type OwnFiles = (name: string, original: () => Promise<string>) => Promise<OwnFile | undefined>;

/** The worker of pages that are read without a line. */
export const workerFile = 'service-worker.js';

/**
 * Scripts, styles and fonts of the built site. Their names change with their content, so they may be kept for ever; the
 * worker's does not.
 * @param ownFiles those at the root that the site has of its own: they change, so they are asked for anew each time
 * @param offline false: a worker that takes itself away is sent in place of the site's
 */
export function assetRoutes(clientDirectory: string, offline = true, ownFiles: OwnFiles = async () => undefined) {
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
      const original = () => readFile(path.join(clientDirectory, file), 'utf8');
      app.get(`/${file}`, options, async (request, reply) => {
        const own = await ownFiles(file, original);
        if (file === manifestFile) {
          const code = languageOf(request.originalUrl)?.code;
          if (code || ownLanguage() !== 'en')
            return sendOwn(request, reply, manifestIn(code, own?.body.toString() ?? (await original())));
        }
        return own ? sendOwn(request, reply, own) : reply.sendFile(file, clientDirectory, { maxAge: '1d' });
      });
    }
  };
}

/** Of pages that lie below a language, what is installed from one of them begins there; else in the site's own. */
function manifestIn(code: string | undefined, original: string): OwnFile {
  const language = code ?? ownLanguage();
  const startUrl = code ? `/${code}/` : '/';
  const manifest = { ...JSON.parse(original), lang: language, dir: directionOf(language), start_url: startUrl };
  const body = Buffer.from(JSON.stringify(manifest));
  return {
    body,
    type: 'application/manifest+json; charset=utf-8',
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
  };
}

function sendOwn(request: FastifyRequest, reply: FastifyReply, { body, type, etag }: OwnFile): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (matchesEtag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
