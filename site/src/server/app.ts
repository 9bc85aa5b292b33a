import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookies from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { answerInOwnLanguage, ownLanguage } from '@trekker/texts/own-language.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '../contract/problem.ts';
import { hrefBelow } from '../contract/rules/addresses/language-prefix.ts';
import { type Identify, refuseUndeclaredAccess } from './endpoints/access.ts';
import { sendProblem } from './endpoints/error-to-problem.ts';
import { type Implementation, registerImplementations } from './endpoints/implement.ts';
import { serializerCompiler } from './endpoints/output-check.ts';
import type { UploadQuota, Uploads } from './forms/media-upload.ts';
import { postedByForm, type RouteContext } from './forms/page-form.ts';
import { type BodyTimeouts, longestRequestMs, watchBody } from './http/body-watch.ts';
import { createBrowserOf } from './http/browser.ts';
import type { TrustedProxies } from './http/client-address.ts';
import { compressAnswers } from './http/compression.ts';
import { acceptOrigins, allowOrigin } from './http/cross-origin.ts';
import { documentationRoutes } from './http/documentation.ts';
import { requestIdOf } from './http/request-id.ts';
import { setSecurityHeaders, transportHeaders } from './http/security-headers.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { inCallLanguage, type LanguageOfCall } from './languages/call-language.ts';
import type { HasDiskSpace } from './limits/disk-space.ts';
import type { LoadShedder } from './limits/load-shedding.ts';
import type { ConsumeLimit } from './limits/rate-limit.ts';
import type { LimitCalls } from './limits/rate-limit-reads.ts';
import { createLog, type Log } from './observability/log.ts';
import {
  type AnsweredCall,
  createPathForLog,
  createRequestLog,
  createSlowCallWarning,
  slowMs,
} from './observability/request-log.ts';
import type { Transactor } from './queryable.ts';

export type Plugin = (app: FastifyInstance, context: RouteContext) => void;

export type AppOptions = {
  implementations: readonly Implementation[];
  identify: Identify;
  /** Without it nothing is limited. */
  consumeLimit?: ConsumeLimit;
  limitCalls?: LimitCalls;
  /** Without it every call is answered in the site's own language. */
  languageOf?: LanguageOfCall;
  loadShedder?: LoadShedder;
  /** Needed where an endpoint is idempotent. */
  db?: Transactor;
  /** Needed where an endpoint takes files. */
  uploads?: Uploads;
  uploadQuota?: UploadQuota;
  /** Where it says no, nothing is written. */
  hasRoom?: HasDiskSpace;
  /** Routes that are no endpoints: media, assets, health. */
  plugins?: readonly Plugin[];
  /**
   * Stands before the framework: answers a request, with all headers that every answer has, or hands it on with `next`.
   */
  answerFirst?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The address of a request as the routes know it, without a language in front. */
  routeOf?: (request: IncomingMessage) => string;
  /** Told of each answer of the framework. */
  observe?: (call: AnsweredCall) => void;
  allowedOrigins: readonly string[];
  trustedProxies?: TrustedProxies;
  siteUrl: string;
  /** What the site is called now. */
  siteName?: () => Promise<string>;
  /** Without it nothing is written down. */
  log?: Log;
  /** An address as it may be written down; where there are pages, it knows theirs. */
  pathForLog?: (address: string) => string;
  /** What takes so long is worth a warning. */
  slowMs?: number;
  bodyTimeouts?: BodyTimeouts;
};

/** A name, the same in every language. */
const product = 'Trekker';

const silentLog = createLog('silent');

const unlimited: ConsumeLimit = async () => {};

/** Whose time is up is looked at once a second: Node.js would look twice a minute, and wait for headers up to 40 s. */
const patience = { headersTimeout: 10_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 1000 };

/** The Fastify instance that carries the whole API. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { answerFirst, observe, log = silentLog } = options;
  answerInOwnLanguage();
  const transport = transportHeaders(options.siteUrl);
  const logRequest = createRequestLog({
    log,
    pathForLog:
      options.pathForLog ?? createPathForLog(options.implementations.flatMap(({ endpoint }) => endpoint.paths)),
    trustedProxies: options.trustedProxies ?? { kind: 'none' },
  });
  const warnWhenSlow = createSlowCallWarning(options.slowMs ?? slowMs);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    ...(options.routeOf && { rewriteUrl: options.routeOf }),
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    requestTimeout: longestRequestMs,
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      maxParamLength: 400,
      constraints: { postedByForm },
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that is no text, or longer than any name can be.
    frameworkErrors: (_error, request, reply) => {
      describeEvery(request, reply);
      sendProblem(new Problem('not_found'), request, reply);
    },
    clientErrorHandler: answerUnreadable,
    serverFactory: (handler) =>
      createServer(patience, (request, response) => {
        logRequest(request, response);
        watchBody(request, response, options.bodyTimeouts);
        allowOrigin(options.allowedOrigins, request, response);
        const next = () => {
          for (const [name, value] of Object.entries(transport)) response.setHeader(name, value);
          handler(request, response);
        };
        if (answerFirst) answerFirst(request, response, next);
        else next();
      }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('language', undefined);
  app.setErrorHandler((error, request, reply) => inCallLanguage(request, () => sendProblem(error, request, reply)));
  acceptEmptyJson(app);
  app.setNotFoundHandler(async (request, reply) => {
    // No route has asked for its language.
    request.language = await options.languageOf?.(request.raw.url ?? '')?.catch(() => undefined);
    return inCallLanguage(request, () => sendProblem(new Problem('not_found'), request, reply));
  });
  app.addHook('onRequest', async (request, reply) => describeEvery(request, reply));
  app.addHook('onSend', async (request, reply) => {
    stayInLanguage(request, reply);
    // What carries files is as slow as its sender.
    if (!request.headers['content-type']?.startsWith('multipart/')) warnWhenSlow(request.log, answered(request, reply));
  });
  if (observe) app.addHook('onResponse', async (request, reply) => observe(answered(request, reply)));
  compressAnswers(app);
  await acceptOrigins(app, options.allowedOrigins);
  await app.register(cookies);
  await app.register(swagger, {
    openapi: { info: { title: product, version: '1' }, servers: [{ url: options.siteUrl }] },
    transform: jsonSchemaTransform,
  });
  refuseUndeclaredAccess(app);
  await app.register(async (scope) => {
    const { limitCalls } = options;
    const browserOf = createBrowserOf(options);
    const calls = registerImplementations(scope, options.implementations, {
      identify: options.identify,
      consumeLimit: options.consumeLimit ?? unlimited,
      limitCalls,
      browserOf,
      languageOf: options.languageOf,
      loadShedder: options.loadShedder,
      db: options.db,
      uploads: options.uploads,
      uploadQuota: options.uploadQuota,
      hasRoom: options.hasRoom,
    });
    for (const plugin of options.plugins ?? []) plugin(scope, { calls, browserOf, limitCalls });
    documentationRoutes(scope, limitCalls, options.siteName ?? (async () => 'Trekker'));
  });
  await app.ready();
  return app;
}

function answered({ method, routeOptions }: FastifyRequest, reply: FastifyReply): AnsweredCall {
  return { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: reply.elapsedTime };
}

/** Whoever came from a page below a language is led on to one of its pages. */
function stayInLanguage({ url, originalUrl }: FastifyRequest, reply: FastifyReply): void {
  const location = reply.getHeader('location');
  if (url === originalUrl || typeof location !== 'string') return;
  const prefix = originalUrl
    .slice(0, originalUrl.length - url.length)
    .replace(/\/$/, '')
    .toLowerCase();
  // The set-up has made it the site's own.
  if (prefix === `/${ownLanguage()}`) return;
  reply.header('location', hrefBelow(prefix, location));
}

/** Many clients say that a call carries JSON where it carries nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

function describeEvery(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  setSecurityHeaders(reply);
}
