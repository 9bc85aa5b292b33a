import type { Database } from '@trekker/database/database.ts';
import { createPendingCount } from '@trekker/database/pending-migrations.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { createParts } from '@trekker/response-cache/parts.ts';
import type { ResponseCache } from '@trekker/response-cache/response-cache.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { shareCardOf } from '../../contract/rules/share-card.ts';
import { createIdentify } from '../../features/accounts/server/login/identify.ts';
import { staffAddressRoutes } from '../../features/addresses/server/address.routes.ts';
import { createMissingCount } from '../../features/addresses/server/missing-count.service.ts';
import { siteExportRoutes } from '../../features/exports/server/whole-site/site-export.routes.ts';
import { learnOwnLanguage } from '../../features/languages/server/language.service.ts';
import { createShareCards, type FindCard } from '../../features/media/server/images/share-card.service.ts';
import { createShareImages } from '../../features/media/server/images/share-image.service.ts';
import { libraryRoutes } from '../../features/media/server/library/library.routes.ts';
import { mediaRoutes } from '../../features/media/server/media.routes.ts';
import { createSpool } from '../../features/media/server/uploads/spool.ts';
import { createUploads } from '../../features/media/server/uploads/upload.service.ts';
import { createUploadQuota } from '../../features/media/server/uploads/upload-quota.service.ts';
import { presenceRoutes } from '../../features/presence/server/presence.routes.ts';
import { createPresenceBoard } from '../../features/presence/server/presence-board.ts';
import { readPublicBrand } from '../../features/settings/server/brand/brand.service.ts';
import { createBrandFiles } from '../../features/settings/server/brand/brand-files.service.ts';
import { menuRoutes } from '../../features/settings/server/menus/menu.routes.ts';
import { settingsRoutes } from '../../features/settings/server/settings.routes.ts';
import { siteSetupRoutes } from '../../features/settings/server/site-setup/site-setup.routes.ts';
import { visitRoutes } from '../../features/visits/server/visit.routes.ts';
import { createApp } from '../../server/app.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { createCacheKeys } from '../../server/endpoints/cache-keys.ts';
import { createReadiness, type ReadinessOptions } from '../../server/endpoints/readiness.ts';
import { createSharedReads, type SharedReadsOptions } from '../../server/endpoints/shared-reads.ts';
import { type PageFormOptions, pageFormRoutes } from '../../server/forms/page-form.ts';
import { assetRoutes } from '../../server/http/assets.ts';
import { healthRoutes } from '../../server/http/health.ts';
import { withoutLanguage } from '../../server/languages/page-languages.ts';
import { createConcurrencyLimit } from '../../server/limits/concurrency-limit.ts';
import { createHasDiskSpace } from '../../server/limits/disk-space.ts';
import { createLoadShedder } from '../../server/limits/load-shedding.ts';
import { createRateLimit } from '../../server/limits/rate-limit.ts';
import { createCallLimit, createReadLimit } from '../../server/limits/rate-limit-reads.ts';
import { createLog, type Log } from '../../server/observability/log.ts';
import { createMetrics } from '../../server/observability/metrics.ts';
import {
  createPathForLog,
  createSlowCallWarning,
  isSecret,
  slowMs,
  warnWhenSlowPage,
} from '../../server/observability/request-log.ts';
import type { AssetManifest } from '../../web/document/asset-manifest.ts';
import { createPageServer, type PageServer } from '../../web/document/page-server.ts';
import type { RenderPage } from '../../web/document/rendered-page.ts';
import type { PageDefinition } from '../../web/page.ts';
import { spoolFolder } from '../start/data-folder.ts';
import { migrations } from '../start/migrations-folder.ts';
import { accountDependencies } from './account-dependencies.ts';
import { featureCalls, sitePageForms } from './feature-calls.ts';
import { finishRequests } from './finish-requests.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { libraryLanguages, mediaOwners } from './media-owners.ts';
import { openMediaStorage } from './media-storage.ts';
import { createPublicAnswers, languagesOf } from './public-answers.ts';
import { afterDue, dueClockOf } from './scheduled-kinds.ts';
import { tellSetupCode } from './site-setup/offer-setup.ts';
import { setupFirst } from './site-setup/setup-first.ts';

/** What turns addresses into HTML: the built bundle, or the sources while developing. */
export type Pages = {
  renderPage: RenderPage;
  pages: readonly PageDefinition[];
  manifest: AssetManifest;
  clientDirectory: string;
  /** While developing: completes a page's HTML for modules that the browser takes from their sources. */
  transformHtml?: (path: string, html: string) => Promise<string>;
};

export type Site = {
  app: FastifyInstance;
  /** Every call of the API, for tests that must leave none out. */
  endpoints: readonly Endpoint[];
  cache: ResponseCache;
  metrics: Registry;
  /** From now on /readyz says that the process stops. */
  beginStop(): void;
  /** Finishes what is in progress. */
  close(): Promise<void>;
};

/** Puts one HTTP process together: API, pages, the cache in front of both. It does not listen yet. */
export async function composeSite(
  config: Config,
  database: Database,
  pages: Pages,
  loadShedder = createLoadShedder(),
): Promise<Site> {
  const learnLanguage = () => learnOwnLanguage(database.reads, config.pseudoLanguage);
  const parts = createParts(config.partsBytes);
  const dependencies: Dependencies = { db: database.db, reads: database.reads, parts, siteUrl: config.siteUrl };
  const log = createLog(config.logLevel);
  const [storage] = await Promise.all([openMediaStorage(config), learnLanguage()]);
  const pageOf = async (path: string) => {
    const key = isSecret(path, pathForLog) ? undefined : cacheKeys.keyOfPage(path);
    return key && (await cache.read(key)).status === 200 ? key.slice('page '.length) : undefined;
  };
  const askPage = (address: string) =>
    pageServer.own(address).then(({ status, headers }) => ({ status, location: headers.location }));
  const answersAt = (path: string) => cacheKeys.answersAt(path);
  const presence = createPresenceBoard();
  const routes = [
    ...featureCalls(dependencies, database.replica?.reads ?? database.publicReads, config),
    ...storageCalls(config, dependencies, database, storage),
    ...staffAddressRoutes(dependencies, { siteUrl: config.siteUrl, askPage, answersAt }),
    ...menuRoutes(dependencies, askPage),
    ...visitRoutes(dependencies, pageOf),
    ...presenceRoutes(dependencies, presence),
  ];
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const cacheKeys = createCacheKeys(endpoints, pages.pages);
  const pathForLog = pathForLogOf(endpoints, pages.pages);
  const limitSettings = { trustedProxies: config.trustedProxies, scale: config.rateLimitScale };
  let stopping = false;
  const hasRoom = createHasDiskSpace(config.dataDirectory, config.leastFreeMegabytes);
  const { placeOf, languageOf } = languagesOf(dependencies, () => setup.isOpen());
  const missing = countMissing(database, log);
  const pageServer = createPageServer({
    ...pages,
    analyticsScriptUrl: config.analyticsScriptUrl,
    siteUrl: config.siteUrl,
    placeOf,
    readApi: (address) => cache.read(cacheKeys.keyOfCall(address)),
    onUnforeseen: (error, path) => log.error({ err: error, path }, 'a page could not be rendered'),
    onMissing: missing.note,
    pathForLog,
  });
  const due = dueClockOf(database, log, { clear: () => cache.clear(), sync: () => changes.catchUp() });
  const metrics = createMetrics(database, () => cache.stats(), config.edge && (() => changes.edgeStats()));
  // One thread makes them all: more at a time end no sooner, and what they hold outlives the young generation.
  const rendering = createConcurrencyLimit({ running: 4, waiting: 1000, timeoutMs: 300 });
  const render = <Result>(make: () => Promise<Result>) => rendering(() => metrics.timeRender(make));
  const cache = createPublicAnswers(config, {
    msUntilDue: due.msLeft,
    parts,
    cacheKeys,
    loadShedder,
    limitReads: createReadLimit(cacheKeys.limitOf, limitSettings),
    makePage: (address) => render(() => warnWhenSlowPage(log, pathForLog(address), () => pageServer.serve(address))),
    makeAnswer: answerCalls(config, { implementations: routes, languageOf, log, observe: metrics.observe }),
    log,
  });
  const renderAlone = (address: string, sent?: Parameters<typeof pageServer.own>[1]) =>
    loadShedder.admit('public', () => render(() => pageServer.own(address, sent)));
  const cardOf = findCardBy((address) => loadShedder.admit('public', () => render(() => pageServer.describe(address))));
  const setup = setupFirst(config, { db: database.reads, cacheKeys, render: renderAlone, learnLanguage });
  const app = await createApp({
    observe: metrics.observe,
    implementations: routes,
    identify: createIdentify(dependencies, config.siteUrl),
    consumeLimit: createRateLimit(database.db, limitSettings),
    limitCalls: createCallLimit(limitSettings),
    languageOf,
    loadShedder,
    db: database.db,
    uploads: createUploads(storage, createSpool(spoolFolder(config.dataDirectory))),
    uploadQuota: createUploadQuota(database.db, config.uploadQuota),
    hasRoom,
    plugins: [
      ...filePlugins(config, pages.clientDirectory, dependencies, storage, cardOf),
      pageForms(config, pages.pages, placeOf, renderAlone),
      healthRoutes(() => stopping, readinessOf(database, { storage, hasRoom }), config),
    ],
    answerFirst: (request, response, next) => {
      // Whoever has another request for us takes it to a process that stays.
      if (stopping) response.shouldKeepAlive = false;
      const answer = () => cache.handle(request, response) || next();
      return afterDue(due, request, () => setup.answerFirst(request, response, answer));
    },
    routeOf: cacheKeys.routeOf,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    siteUrl: config.siteUrl,
    siteName: async () => (await readPublicBrand(dependencies)).name,
    log,
    pathForLog,
  });
  const changes = await listenForChanges(database, cache, due, presence, learnLanguage, config.edge, log);
  await due.runDue();
  return {
    app,
    endpoints,
    cache,
    metrics: metrics.registry,
    beginStop: () => {
      stopping = true;
    },
    async close() {
      await finishRequests(app.server);
      due.close();
      await app.close();
      await missing.flush();
      await changes.close();
    },
  };
}

function countMissing({ db }: Database, log: Log) {
  return createMissingCount(db, {
    onError: (error) => log.warn({ err: error }, 'addresses without a page were not counted'),
  });
}

function readinessOf({ reads }: Database, parts: Omit<ReadinessOptions, 'countPending'>) {
  const pendingCount = createPendingCount(migrations);
  return createReadiness({ ...parts, countPending: () => pendingCount(reads) });
}

/** Of calls and pages alike. */
function pathForLogOf(endpoints: readonly Endpoint[], pages: readonly PageDefinition[]) {
  return createPathForLog([...endpoints.flatMap(({ paths }) => paths), ...pages.map(({ path }) => path)]);
}

/** The picture for links to a page, by what the page says of itself; none by another spelling of its address. */
function findCardBy(describe: PageServer['describe']): FindCard {
  return async (address) => {
    const page = await describe(address);
    if (page && page.status >= 500) throw new Problem('unavailable', undefined, { retryAfterSeconds: 5 });
    if (page?.status !== 200 || page.meta.canonicalPath !== withoutLanguage(address)) return undefined;
    return shareCardOf({ ...page.meta, canonicalPath: address }, page.site);
  };
}

function pageForms(
  { siteUrl }: Config,
  pages: readonly PageDefinition[],
  placeOf: PageFormOptions['placeOf'],
  render: PageFormOptions['render'],
) {
  return pageFormRoutes({ forms: sitePageForms, pages: pages.map(({ path }) => path), siteUrl, placeOf, render });
}

/** Media, what was built, and what the site has in its place. */
function filePlugins(
  config: Config,
  clientDirectory: string,
  dependencies: Dependencies,
  storage: MediaStorage,
  cardOf: FindCard,
) {
  const storeShareImage = createShareImages(dependencies.db, storage);
  const storeShareCard = createShareCards(storage, cardOf);
  return [
    mediaRoutes(storage, async (name, of) => (await storeShareImage(name)) || storeShareCard(name, of)),
    assetRoutes(clientDirectory, config.offline, createBrandFiles(dependencies, storage)),
  ];
}

/** The calls that everybody gets alike, without the framework. */
function answerCalls(
  { allowedOrigins }: Config,
  { log, observe, ...calls }: Pick<SharedReadsOptions, 'implementations' | 'languageOf' | 'observe'> & { log: Log },
) {
  const warnWhenSlow = createSlowCallWarning(slowMs);
  return createSharedReads({
    ...calls,
    allowedOrigins,
    observe(call) {
      observe(call);
      warnWhenSlow(log, call);
    },
    onUnforeseen: (error, route) => log.error({ err: error, route }, 'a request failed'),
  });
}

/** The calls that know where files lie. */
function storageCalls(
  config: Config,
  dependencies: Dependencies,
  { connection }: Pick<Database, 'connection'>,
  storage: MediaStorage,
) {
  const machinery = machineryOf(config, storage);
  const accounts = accountDependencies(dependencies, config);
  return [
    ...settingsRoutes(dependencies, machinery),
    ...siteSetupRoutes(accounts, machinery, tellSetupCode(config.siteUrl)),
    ...libraryRoutes(dependencies, storage, mediaOwners, libraryLanguages),
    ...siteExportRoutes({ connection, storage, siteUrl: config.siteUrl }),
  ];
}

/** What staff may know of the machinery that the site runs on. */
function machineryOf({ mail, media }: Config, storage: MediaStorage) {
  return { mail: { kind: mail.kind, from: mail.from.address }, storageKind: media.kind, storage };
}
