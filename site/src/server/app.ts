import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '../contract/problem.ts';
import { documentationRoutes } from './documentation.ts';
import { type Identify, type Implementation, refuseUndeclaredAccess, registerImplementations } from './implement.ts';
import { sendProblem } from './problem-reply.ts';
import { nextRequestId } from './request-id.ts';
import { setSecurityHeaders } from './security-headers.ts';

export type AppOptions = {
  implementations: readonly Implementation[];
  identify: Identify;
  /** Routes outside the grammar: media, assets, health. */
  plugins?: readonly ((app: FastifyInstance) => void)[];
  /** Stands before the framework: answers a request, or hands it on with `next`. */
  front?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  allowedOrigins: readonly string[];
  siteUrl: string;
  logLevel: string;
};

/** The Fastify instance that carries the whole API. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { front } = options;
  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel, serializers: { req: describeRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer(
        { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 },
        (request, response) => {
          const next = () => handler(request, response);
        if (front) front(request, response, next);
        else next();
        },
      ),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not_found'), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply);
  });
  if (options.allowedOrigins.length > 0)
    await app.register(cors, { origin: [...options.allowedOrigins], credentials: true });
  await app.register(swagger, {
    openapi: { info: { title: 'Trekker', version: '1' }, servers: [{ url: options.siteUrl }] },
    transform: jsonSchemaTransform,
  });
  refuseUndeclaredAccess(app);
  await app.register(async (scope) => {
    registerImplementations(scope, options.implementations, options.identify);
    for (const plugin of options.plugins ?? []) plugin(scope);
    documentationRoutes(scope);
  });
  await app.ready();
  return app;
}

// The query stays out of the log: the spec puts secrets there.
function describeRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
}
