import type { Database } from '@trekker/database/database.ts';
import { countDeadJobs } from '@trekker/job-queue/dead-letters.ts';
import { queueDepths, waitingTimes } from '@trekker/job-queue/queue-depths.ts';
import type { PurgerStats } from '@trekker/response-cache/edge/purger.ts';
import type { ResponseCacheStats } from '@trekker/response-cache/response-cache.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredCall } from './request-log.ts';

export type Metrics = {
  registry: Registry;
  /** Counts an answer that did not come from the cache. */
  observe(call: AnsweredCall): void;
  /** Times the render of a page. */
  timeRender<Page>(render: () => Promise<Page>): Promise<Page>;
};

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * What one HTTP process tells of itself, in the words of Prometheus. Answers from the cache are counted by the cache
 * and read when somebody asks: nothing is added to a hit. `edge` is null without a cache in front.
 */
export function createMetrics(
  database: Described,
  cache: () => ResponseCacheStats,
  edge: (() => PurgerStats) | null,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'trekker_http_request_duration_seconds',
    help: 'Time of calls by route; reads for pages and for the cache count too, answers from the cache do not',
    labelNames: ['method', 'route'] as const,
    buckets: seconds,
    registers,
  });
  const answers = new Counter({
    name: 'trekker_http_responses_total',
    help: 'Answers to calls by status; those from the cache do not count',
    labelNames: ['status'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'trekker_page_render_duration_seconds',
    help: 'Time to make a page that the cache did not have, its data included',
    buckets: seconds,
    registers,
  });
  describeCache(registers, cache);
  if (edge) describeEdge(registers, edge);
  describeDatabase(registers, database);
  return {
    registry,
    observe({ method, route, status, ms }) {
      durations.observe({ method, route }, ms / 1000);
      answers.inc({ status });
    },
    async timeRender(render) {
      const end = renders.startTimer();
      return render().finally(end);
    },
  };
}

function describeCache(registers: Registry[], stats: () => ResponseCacheStats): void {
  const total = (name: string, help: string, read: (stats: ResponseCacheStats) => number) =>
    new Counter({
      name: `trekker_cache_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read(stats()));
      },
    });
  total('hits', 'Public requests answered from memory', ({ hits }) => hits);
  total('misses', 'Public requests that waited for their answer to be made', ({ misses }) => misses);
  total('not_modified', 'Public requests answered with 304', ({ notModified }) => notModified);
  total('drops', 'Answers dropped because what they show has changed', ({ drops }) => drops);
  new Gauge({
    name: 'trekker_cache_entries',
    help: 'Answers in memory',
    registers,
    collect() {
      this.set(stats().entries);
    },
  });
  new Gauge({
    name: 'trekker_cache_bytes',
    help: 'Memory of these answers',
    registers,
    collect() {
      this.set(stats().bytes);
    },
  });
}

function describeEdge(registers: Registry[], stats: () => PurgerStats): void {
  new Counter({
    name: 'trekker_edge_purges_total',
    help: 'Requests that tell caches in front what to drop, by result: sent or failed',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset();
      const { sent, failed } = stats();
      this.inc({ result: 'sent' }, sent);
      this.inc({ result: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'trekker_edge_waiting',
    help: 'Cache tags that caches in front are yet to be told of',
    registers,
    collect() {
      this.set(stats().waiting);
    },
  });
}

type Described = Pick<Database, 'pool' | 'reads' | 'replica'>;

function describeReplica(registers: Registry[], replica: NonNullable<Described['replica']>): void {
  new Gauge({
    name: 'trekker_replica_used',
    help: '1 while the replica answers public reads, 0 while it is away or lacks a change; of several processes the least',
    registers,
    aggregator: 'min',
    collect() {
      this.set(replica.state().isUsed ? 1 : 0);
    },
  });
  new Counter({
    name: 'trekker_replica_fallbacks_total',
    help: 'Queries that the replica failed and the primary answered',
    registers,
    collect() {
      this.reset();
      this.inc(replica.state().fallbacks);
    },
  });
}

function describeDatabase(registers: Registry[], { pool, reads, replica }: Described): void {
  if (replica) describeReplica(registers, replica);
  new Gauge({
    name: 'trekker_database_connections',
    help: 'Connections of the pool that writes use',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'trekker_database_waiting',
    help: 'Transactions that wait for a connection of the pool',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  describeJobs(registers, reads);
}

/**
 * Every process sees the same queues, so they are not added up. While the database is away there is enough else to see.
 */
function describeJobs(registers: Registry[], reads: Described['reads']): void {
  new Gauge({
    name: 'trekker_jobs',
    help: 'Jobs by queue, as last counted by the job worker',
    labelNames: ['queue', 'state'] as const,
    registers,
    aggregator: 'max',
    async collect() {
      const depths = await queueDepths(reads).catch(() => []);
      for (const { queue, ...states } of depths)
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'trekker_jobs_oldest_seconds',
    help: 'How long the first job of a queue has waited although it could be done; queues where none waits are left out',
    labelNames: ['queue'] as const,
    registers,
    aggregator: 'max',
    async collect() {
      const waiting = await waitingTimes(reads).catch(() => []);
      this.reset();
      for (const { queue, seconds } of waiting) this.set({ queue }, seconds);
    },
  });
  new Gauge({
    name: 'trekker_dead_letters',
    help: 'Jobs that failed as often as they may, by kind',
    labelNames: ['job'] as const,
    registers,
    aggregator: 'max',
    async collect() {
      const dead = await countDeadJobs(reads).catch(() => []);
      this.reset();
      for (const { job, count } of dead) this.set({ job }, count);
    },
  });
}
