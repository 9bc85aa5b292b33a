import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PipelinedReads, type ReadsOptions } from './pipelined-reads.ts';

export type ReplicaState = {
  isUsed: boolean;
  /** Why the primary is asked instead; empty while the replica is used or just catching up with a change. */
  reason: string;
  /** Queries that the replica failed and the primary answered. */
  fallbacks: number;
};

/** How long a replica may need for what the primary has written before it counts as lagging. */
const timeoutMs = 10_000;

/** The replica is compared with the primary after each change, and so often without one. */
const restMs = 5000;

/** A primary that is away is asked again after so long. */
const primaryAwayMs = 1000;

const firstPauseMs = 5;
const lastPauseMs = 250;

const primaryPosition = `
  SELECT pg_current_wal_insert_lsn()::text AS position, system_identifier::text AS cluster FROM pg_control_system()`;

const replicaPosition = `
  SELECT pg_is_in_recovery() AND system_identifier::text = $2 AS is_replica,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS has_replayed
  FROM pg_control_system()`;

type Position = { position: string; cluster: string };

/**
 * Asks a streaming replica as long as it is known to show every change that was heard of, the primary otherwise. After
 * each change the primary says how far its log has come, and only a replica that has replayed so much is asked again:
 * an answer that is made after the change, and perhaps kept for long, never shows what was before it.
 *
 * While the primary is away nothing changes, and a replica that was up to date answers on.
 */
export class ReplicaReads {
  readonly #primary: PipelinedReads;
  readonly #replica: PipelinedReads;
  readonly #closing = new AbortController();
  #changes = 0;
  #wake = () => {};
  #isCurrent = false;
  #reason = '';
  #onReason: (reason: string) => void = () => {};
  #fallbacks = 0;

  constructor(primary: PipelinedReads, options: ReadsOptions) {
    this.#primary = primary;
    // One that was started again may show less than it did.
    this.#replica = PipelinedReads.begin({ ...options, onLost: () => this.changed() });
    void this.#watch();
  }

  get state(): ReplicaState {
    return { isUsed: this.#isCurrent, reason: this.#reason, fallbacks: this.#fallbacks };
  }

  /** `tell` is called when the replica is given up for a while, and with an empty reason when it is used again. */
  onReason(tell: (reason: string) => void): void {
    this.#onReason = tell;
  }

  /** Something was written just now: until the replica has it, the primary answers. */
  changed(): void {
    this.#changes += 1;
    this.#isCurrent = false;
    this.#wake();
  }

  /** The one method of a pg client that Drizzle calls. */
  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!this.#isCurrent || !this.#replica.isConnected) return this.#primary.query(config, values);
    try {
      return await this.#replica.query(config, values);
    } catch (error) {
      // The primary would be no quicker, and has more to do.
      if (isStatementTimeout(error)) throw error;
      // Lost, or cancelled because what it read was cleaned up meanwhile: it is asked again once it has answered the
      // watch. What is wrong by itself fails there too.
      this.#fallbacks += 1;
      this.changed();
      return this.#primary.query(config, values);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#wake();
    await this.#replica.close();
  }

  async #watch(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const changes = this.#changes;
      const restsMs = await this.#compare(changes);
      if (changes === this.#changes) await this.#rest(restsMs);
    }
  }

  /** Returns after how long to compare again. */
  async #compare(changes: number): Promise<number> {
    const wanted = await this.#askPrimary();
    if (!wanted) return primaryAwayMs;
    try {
      await this.#catchUp(wanted);
      if (changes === this.#changes) this.#isCurrent = true;
      this.#say('');
    } catch (error) {
      this.#isCurrent = false;
      this.#say((error as Error).message);
    }
    return this.#isCurrent ? restMs : primaryAwayMs;
  }

  #say(reason: string): void {
    const isNew = reason !== this.#reason && !this.#closing.signal.aborted;
    this.#reason = reason;
    if (isNew) this.#onReason(reason);
  }

  async #askPrimary(): Promise<Position | undefined> {
    try {
      const { rows } = await this.#primary.query({ text: primaryPosition });
      return rows[0] as Position;
    } catch {
      return undefined;
    }
  }

  /** Resolves when the replica has replayed so much; throws what keeps it from that. */
  async #catchUp({ position, cluster }: Position): Promise<void> {
    const givesUpAt = performance.now() + timeoutMs;
    for (let pauseMs = firstPauseMs; !this.#closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, lastPauseMs)) {
      const { rows } = await this.#replica.query({ text: replicaPosition }, [position, cluster]);
      if (!rows[0].is_replica) throw new Error('it is no replica of that database');
      if (rows[0].has_replayed) return;
      if (performance.now() > givesUpAt) throw new Error(`it lags more than ${timeoutMs / 1000} s behind`);
      await delay(pauseMs, undefined, { ref: false });
    }
  }

  async #rest(limitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, limitMs).unref();
    await promise;
    clearTimeout(timer);
  }
}

function isStatementTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '57014' || (cause !== undefined && isStatementTimeout(cause));
}
