import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, Parsed } from '../../contract/endpoint.ts';
import type { Viewer } from '../dependencies.ts';
import { formRoute, takesFiles, withForm } from '../forms/form.ts';
import type { FilesOf, UploadQuota, Uploads } from '../forms/media-upload.ts';
import type { Browser, BrowserOf } from '../http/browser.ts';
import { answerOnce, idempotencyHeaders } from '../idempotency/idempotency.ts';
import { callLanguageHooks, createLanguageOfCall, type LanguageOfCall } from '../languages/call-language.ts';
import { type HasDiskSpace, noRoom } from '../limits/disk-space.ts';
import { createLoadShedder, type LoadShedder, type RequestClass } from '../limits/load-shedding.ts';
import type { ConsumeLimit } from '../limits/rate-limit.ts';
import type { LimitCalls } from '../limits/rate-limit-reads.ts';
import type { Transactor } from '../queryable.ts';
import { type Identify, knownTo, requireAccess } from './access.ts';
import { answer } from './answer.ts';
import { checked } from './checked-input.ts';
import { acceptForms, passForms } from './form-bodies.ts';
import { setValidationMessages } from './validation-messages.ts';

export type Call<E extends Endpoint> = {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /**
   * By field: one or undefined where `most` is 1, else a list. Attach them in the transaction; what is left over is
   * removed.
   */
  files: FilesOf<E>;
  /** Of an `idempotent` call: what it writes to, so that its effect and its answer are kept together. */
  db: E['idempotent'] extends true ? Transactor : undefined;
  /** Never null where the endpoint's access asks for a login. */
  viewer: E['access'] extends 'public' ? Viewer | null : Viewer;
  requestId: string;
  /** What a call needs to know of the program that makes it, and its cookies. */
  browser: Browser;
};

/** The handler gets a call that the endpoint's own schemas have parsed. */
export type Implementation = {
  endpoint: Endpoint;
  handler: (call: unknown) => Promise<unknown>;
  /** Runs before a call is checked, for schemas that ask what is known at the moment. */
  prepare?: (() => Promise<void>) | undefined;
};

/** Ties a contract to what answers it. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['output']>>,
  prepare?: Implementation['prepare'],
): Implementation {
  return { endpoint, handler: (call) => handler(call as Call<E>), prepare };
}

const ownAlone = createLanguageOfCall(async () => [ownLanguage()]);

/** Its answers are kept by the response cache, which asks for them in its own name. */
export const isSharedRead = (endpoint: Endpoint) => endpoint.access === 'public' && endpoint.cacheTags !== undefined;

/** What endpoints need of the process that composes them. */
export type EndpointOptions = {
  identify: Identify;
  consumeLimit: ConsumeLimit;
  /** Without it only those calls are limited that name a limit. */
  limitCalls?: LimitCalls | undefined;
  browserOf: BrowserOf;
  /** Without it every call is answered in the site's own language. */
  languageOf?: LanguageOfCall | undefined;
  /** Without it each app counts for itself. */
  loadShedder?: LoadShedder | undefined;
  /** Without it no endpoint may be `idempotent`. */
  db?: Transactor | undefined;
  /** Without it no endpoint may take files. */
  uploads?: Uploads | undefined;
  /** Without it nobody's files are counted. */
  uploadQuota?: UploadQuota | undefined;
  /** Without it there is room. */
  hasRoom?: HasDiskSpace | undefined;
};

/** What was posted by a form, and the key under which it has its effect once. */
export type Posted = { body: unknown; idempotencyKey: string };

/**
 * Makes a call in the name of whoever posted a form: with its checks, its limit and its effect. Throws what is wrong.
 */
export type CallByForm = (request: FastifyRequest, reply: FastifyReply, posted: Posted) => Promise<unknown>;

/** Registers all, and gives what makes each of the calls without its own route. */
export function registerImplementations(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  options: EndpointOptions,
): ReadonlyMap<Endpoint, CallByForm> {
  setValidationMessages();
  const names = new Set<string>();
  const byForm = new Map<Endpoint, CallByForm>();
  const shared = { ...options, loadShedder: options.loadShedder ?? createLoadShedder() };
  for (const implementation of implementations) {
    const { endpoint } = implementation;
    if (names.has(endpoint.name)) throw new Error(`Two endpoints are called ${endpoint.name}.`);
    names.add(endpoint.name);
    byForm.set(endpoint, registerEndpoint(app, implementation, shared));
  }
  return byForm;
}

function registerEndpoint(
  app: FastifyInstance,
  { endpoint, handler, prepare }: Implementation,
  options: EndpointOptions & { loadShedder: LoadShedder },
): CallByForm {
  const { limitCalls, browserOf, loadShedder } = options;
  const handle = endpoint.idempotent ? onceByKey(endpoint, handler, options.db) : handler;
  const requestClass: RequestClass = endpoint.access === 'staff' || endpoint.access === 'author' ? 'staff' : 'others';
  const { check, findViewer } = createGuard(endpoint, options);
  // A body can be held back until the login that its call began with has ended.
  const findViewerAgain = async (request: FastifyRequest) => {
    if (request.viewer && endpoint.method !== 'GET') await loadShedder.count(requestClass, () => findViewer(request));
  };
  const inItsLanguage = callLanguageHooks(languageOfAnswer(endpoint, options.languageOf ?? ownAlone));
  const admit = async (request: FastifyRequest) => {
    // The response cache has counted what it asks for (rate-limit-reads.ts).
    if (isSharedRead(endpoint)) return;
    await loadShedder.admit(requestClass, () => {
      limitCalls?.(request.raw);
      return check(request);
    });
    await prepare?.();
  };
  const answerCall = (request: FastifyRequest, reply: FastifyReply, body: unknown, files?: unknown) =>
    answer(endpoint, handle, request, reply, { body, files, browser: browserOf(request, reply) });
  const config = { access: endpoint.access };
  for (const [index, url] of endpoint.paths.entries()) {
    const name = index === 0 ? endpoint.name : `${endpoint.name}${index + 1}`;
    // Before anything is parsed: a stranger learns nothing from validation.
    const { method, mostBytes: bodyLimit } = endpoint;
    const schema = schemaOf(endpoint, name);
    const onRequest = [inItsLanguage.onRequest, admit];
    const route = { method, url, config, schema, onRequest, ...(bodyLimit && { bodyLimit }) };
    if (takesFiles(endpoint)) {
      const { uploads } = options;
      if (!uploads) throw new Error(`${endpoint.name} takes files, but nothing here stores them.`);
      const tools = { ...options, uploads, findViewerAgain };
      // Files are waited for here, and have queues of their own (image-queue.ts).
      formRoute(app, endpoint, {
        ...route,
        preValidation: inItsLanguage.preValidation,
        handler: (request, reply) =>
          withForm(endpoint, request, tools, (body, files) => answerCall(request, reply, body, files)),
      });
      continue;
    }
    inScope(app, endpoint, {
      ...route,
      preValidation: [inItsLanguage.preValidation, findViewerAgain],
      handler: isSharedRead(endpoint)
        ? (request, reply) => answerCall(request, reply, request.body)
        : (request, reply) => loadShedder.count(requestClass, () => answerCall(request, reply, request.body)),
    });
  }
  const checkBody = checked(endpoint.body, 'body', endpoint.name);
  return async (request, reply, posted) => {
    // The form's own route has counted it.
    await loadShedder.admit(requestClass, () => check(request));
    const call = { params: {}, query: {}, files: undefined, viewer: request.viewer, requestId: request.id };
    const read = { body: checkBody(posted.body), idempotencyKey: posted.idempotencyKey };
    return loadShedder.count(requestClass, () => handle({ ...call, ...read, browser: browserOf(request, reply) }));
  };
}

/**
 * Where an endpoint asks for a language by itself, that is of an item and not of the answer, unless the item's is named
 * by `in` beside it.
 */
function languageOfAnswer({ query }: Endpoint, languageOf: LanguageOfCall): LanguageOfCall {
  const { in: ofItem, language } = query?.shape ?? {};
  if (!language) return languageOf;
  return (address) => (ofItem && /[?&]in=[^&]/.test(address) ? languageOf(address) : undefined);
}

/** Who calls, and what has to hold before anything of a call is read. */
function createGuard(endpoint: Endpoint, { identify, hasRoom, consumeLimit }: EndpointOptions) {
  const findViewer = async (request: FastifyRequest) => {
    request.viewer = endpoint.ignoresLogin ? null : knownTo(endpoint, await identify(request, endpoint.isUnattended));
    requireAccess(endpoint, request.viewer);
  };
  const check = async (request: FastifyRequest) => {
    await findViewer(request);
    // Who is logged in or out stores next to nothing.
    const isWrite = endpoint.method !== 'GET' && !endpoint.ignoresLogin;
    if (isWrite && hasRoom && !(await hasRoom())) throw noRoom();
    if (endpoint.limit) await consumeLimit(request.raw, endpoint.limit);
  };
  return { findViewer, check };
}

function schemaOf(endpoint: Endpoint, operationId: string) {
  const { summary, params, query, body, status = 200 } = endpoint;
  const isDescribed = !endpoint.contentType && !endpoint.download && status !== 302;
  return {
    summary,
    operationId,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.idempotent && { headers: idempotencyHeaders }),
    ...(isDescribed && { response: { [status]: endpoint.output } }),
  };
}

function inScope(app: FastifyInstance, { acceptsForms, ignoresForm }: Endpoint, route: RouteOptions): void {
  if (acceptsForms) app.register(async (scope) => acceptForms(scope).route(route));
  else if (ignoresForm) app.register(async (scope) => passForms(scope).route(route));
  else app.route(route);
}

/** The handler of a call that has its effect once for each key that comes with it. */
function onceByKey(
  endpoint: Endpoint,
  handler: Implementation['handler'],
  db: Transactor | undefined,
): Implementation['handler'] {
  if (!db) throw new Error(`${endpoint.name} is idempotent, but nothing here remembers its keys.`);
  return (given) => {
    const call = given as Call<Endpoint> & { idempotencyKey: string | undefined };
    const { params, query, body, viewer, idempotencyKey: key } = call;
    if (key === undefined) return handler({ ...call, db });
    // In whatever language it is answered, it is the same request.
    const { language: _, ...asks } = (query ?? {}) as Record<string, unknown>;
    const request = { params, query: query && asks, body };
    const asked = { name: endpoint.name, accountId: viewer?.accountId, key, request };
    return answerOnce(db, asked, (tx) => handler({ ...call, db: tx }));
  };
}
