import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Access, Endpoint, Parsed } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import type { Viewer } from '../dependencies.ts';
import { formRoute, takesFiles, withForm } from '../forms/form.ts';
import type { FilesOf, UploadQuota, Uploads } from '../forms/media-upload.ts';
import type { Browser, BrowserOf } from '../http/browser.ts';
import { answerOnce, idempotencyHeaders } from '../idempotency/idempotency.ts';
import { type HasDiskSpace, noRoom } from '../limits/disk-space.ts';
import { createLoadShedder, type LoadShedder, type RequestClass } from '../limits/load-shedding.ts';
import type { ConsumeLimit } from '../limits/rate-limit.ts';
import type { LimitCalls } from '../limits/rate-limit-reads.ts';
import type { Transactor } from '../queryable.ts';
import { checked } from './checked-input.ts';
import { setValidationMessages } from './validation-messages.ts';

export type Call<E extends Endpoint> = {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** By field: one or undefined where `most` is 1, else a list. Attach them in the transaction; what is left over is removed. */
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
export type Implementation = { endpoint: Endpoint; handler: (call: unknown) => Promise<unknown> };

/** FieldAttributes a contract to what answers it. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['output']>>,
): Implementation {
  return { endpoint, handler: (call) => handler(call as Call<E>) };
}

/** Its answers are kept by the response cache, which asks for them in its own name. */
export const isSharedRead = (endpoint: Endpoint) => endpoint.access === 'public' && endpoint.cacheTags !== undefined;

/** Finds who asks; throws `not_logged_in` when a bearer is present but no good. */
export type Identify = (request: FastifyRequest) => Promise<Viewer | null>;

/** What endpoints need of the process that composes them. */
export type EndpointOptions = {
  identify: Identify;
  consumeLimit: ConsumeLimit;
  /** Without it only those calls are limited that name a limit. */
  limitCalls?: LimitCalls | undefined;
  browserOf: BrowserOf;
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

/** Whom a call knows: somebody who has to set up a second factor first is nobody to the calls that everybody may make. */
function knownTo({ access, duringSetup }: Endpoint, viewer: Viewer | null): Viewer | null {
  return viewer?.setupOnly && access === 'public' && !duringSetup ? null : viewer;
}

function requireAccess({ access, duringSetup }: Endpoint, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw new Problem('not_logged_in');
  if (viewer.setupOnly && !duringSetup)
    throw new Problem('not_allowed', 'Set up a second factor first', { data: { setupNeeded: true } });
  const staff = viewer.role === 'ADMIN' || viewer.role === 'AUTHOR';
  if (access === 'staff' && !staff) throw new Problem('not_allowed');
  if (access === 'author' && viewer.role !== 'AUTHOR') throw new Problem('not_allowed');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** A route that does not say who may call it stops the start, whoever registered it. */
export function refuseUndeclaredAccess(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(
        `The route ${String(route.method)} ${route.url} does not declare who may call it (config.access).`,
      );
  });
}

/** What was posted by a form, and the key under which it has its effect once. */
export type Posted = { body: unknown; idempotencyKey: string };

/** Makes a call in the name of whoever posted a form: with its checks, its limit and its effect. Throws what is wrong. */
export type CallByForm = (request: FastifyRequest, reply: FastifyReply, posted: Posted) => Promise<unknown>;

/** Registers all, and gives what makes each of the calls without its own route. */
export function registerImplementations(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  {
    identify,
    consumeLimit,
    limitCalls,
    browserOf,
    loadShedder = createLoadShedder(),
    db,
    uploads,
    uploadQuota,
    hasRoom,
  }: EndpointOptions,
): ReadonlyMap<Endpoint, CallByForm> {
  setValidationMessages();
  const names = new Set<string>();
  const byForm = new Map<Endpoint, CallByForm>();
  for (const { endpoint, handler } of implementations) {
    if (names.has(endpoint.name)) throw new Error(`Two endpoints are called ${endpoint.name}.`);
    names.add(endpoint.name);
    if (endpoint.idempotent && !db)
      throw new Error(`${endpoint.name} is idempotent, but nothing here remembers its keys.`);
    const handle = endpoint.idempotent && db ? onceByKey(endpoint, handler, db) : handler;
    const requestClass: RequestClass = endpoint.access === 'staff' || endpoint.access === 'author' ? 'staff' : 'others';
    const findViewer = async (request: FastifyRequest) => {
      request.viewer = endpoint.ignoresLogin ? null : knownTo(endpoint, await identify(request));
      requireAccess(endpoint, request.viewer);
    };
    // A body can be held back until the login that its call began with has ended.
    const findViewerAgain = async (request: FastifyRequest) => {
      if (request.viewer && endpoint.method !== 'GET') await loadShedder.count(requestClass, () => findViewer(request));
    };
    const check = async (request: FastifyRequest) => {
      await findViewer(request);
      // Who is logged in or out stores next to nothing.
      const isWrite = endpoint.method !== 'GET' && !endpoint.ignoresLogin;
      if (isWrite && hasRoom && !(await hasRoom())) throw noRoom();
      if (endpoint.limit) await consumeLimit(request.raw, endpoint.limit);
    };
    const checkBody = checked(endpoint.body, 'body', endpoint.name);
    byForm.set(endpoint, async (request, reply, posted) => {
      // The form's own route has counted it.
      await loadShedder.admit(requestClass, () => check(request));
      const call = { params: {}, query: {}, files: undefined, viewer: request.viewer, requestId: request.id };
      const read = { body: checkBody(posted.body), idempotencyKey: posted.idempotencyKey };
      return loadShedder.count(requestClass, () => handle({ ...call, ...read, browser: browserOf(request, reply) }));
    });
    for (const [index, path] of endpoint.paths.entries()) {
      const route: RouteOptions = {
        method: endpoint.method,
        url: path,
        config: { access: endpoint.access },
        schema: {
          summary: endpoint.summary,
          operationId: index === 0 ? endpoint.name : `${endpoint.name}${index + 1}`,
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          ...(endpoint.idempotent && { headers: idempotencyHeaders }),
          ...(!endpoint.contentType &&
            endpoint.status !== 302 && { response: { [endpoint.status ?? 200]: endpoint.output } }),
        },
        // Before anything is parsed: a stranger learns nothing from validation.
        onRequest: async (request) => {
          // The response cache has counted what it asks for (rate-limit-reads.ts).
          if (isSharedRead(endpoint)) return;
          await loadShedder.admit(requestClass, () => {
            limitCalls?.(request.raw);
            return check(request);
          });
        },
        // Files come later.
        ...(!takesFiles(endpoint) && { preValidation: findViewerAgain }),
        handler: (request, reply) => {
          const use = (body: unknown, files?: unknown) =>
            answer(endpoint, handle, request, reply, { body, files, browser: browserOf(request, reply) });
          // Files are waited for here, and have queues of their own (image-queue.ts).
          if (takesFiles(endpoint) && uploads)
            return withForm(endpoint, request, { uploads, consumeLimit, uploadQuota, findViewerAgain }, use);
          return isSharedRead(endpoint) ? use(request.body) : loadShedder.count(requestClass, () => use(request.body));
        },
      };
      if (takesFiles(endpoint)) {
        if (!uploads) throw new Error(`${endpoint.name} takes files, but nothing here stores them.`);
        formRoute(app, endpoint, route);
      } else if (endpoint.acceptsForms) app.register(async (scope) => acceptForms(scope).route(route));
      else if (endpoint.ignoresForm) app.register(async (scope) => passForms(scope).route(route));
      else app.route(route);
    }
  }
  return byForm;
}

/** The handler of a call that has its effect once for each key that comes with it. */
function onceByKey(endpoint: Endpoint, handler: Implementation['handler'], db: Transactor): Implementation['handler'] {
  return (given) => {
    const call = given as Call<Endpoint> & { idempotencyKey: string | undefined };
    const { params, query, body, viewer, idempotencyKey: key } = call;
    if (key === undefined) return handler({ ...call, db });
    const asked = { name: endpoint.name, accountId: viewer?.accountId, key, request: { params, query, body } };
    return answerOnce(db, asked, (tx) => handler({ ...call, db: tx }));
  };
}

/** Forms are read in this scope alone: elsewhere another site could post one in a visitor's name. */
function acceptForms(scope: FastifyInstance): FastifyInstance {
  const readForm = async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body));
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
  // Mail programs may send their one click like this; all that counts of it is in the address.
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
  return scope;
}

/** As much as a form with one image may have, read and forgotten. */
const mostIgnoredBytes = 12 * 1024 * 1024;

function passForms(scope: FastifyInstance): FastifyInstance {
  const options = { parseAs: 'buffer', bodyLimit: mostIgnoredBytes } as const;
  scope.addContentTypeParser('multipart/form-data', options, async () => ({}));
  return scope;
}

/** For drawings and texts that a browser may open by themselves: nothing in them runs or is fetched. */
const passivePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What an answer of 200 or 201 says of itself. */
export function answerHeaders({ contentType, cacheTags }: Endpoint): Record<string, string> {
  return {
    'content-type': contentType ?? 'application/json; charset=utf-8',
    'cache-control': cacheTags ? 'public, no-cache' : 'private, no-store',
    ...(contentType && { 'content-security-policy': passivePolicy }),
  };
}

async function answer(
  endpoint: Endpoint,
  handler: Implementation['handler'],
  request: FastifyRequest,
  reply: FastifyReply,
  read: { body: unknown; files: unknown; browser: Browser },
) {
  const output = await handler({
    params: request.params,
    query: request.query,
    viewer: request.viewer,
    requestId: request.id,
    idempotencyKey: request.headers['idempotency-key'],
    ...read,
  });
  if (endpoint.status === 302) {
    const { location } = output as { location: string };
    return reply.header('cache-control', 'private, no-store').redirect(location, 302);
  }
  reply.code(endpoint.status ?? 200);
  reply.headers(answerHeaders(endpoint));
  return output;
}
