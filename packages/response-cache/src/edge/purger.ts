import { longestAtEdgeMs } from './edge-answer.ts';
import { edgeTag, everythingTag } from './edge-tag.ts';

export type PurgerOptions = {
  /** Tells the edge to drop what carries one of the tags (as the edge knows them); rejects when it was not told. */
  send(tags: readonly string[]): Promise<void>;
  /** Of several processes that hear of the same drops: whether this is the one that tells the edge. */
  isSender(): boolean;
  /** The edge could not be told. What waits is tried again. */
  onFailure?(error: unknown): void;
};

export type PurgerStats = {
  /** Requests, by how they ended. */
  sent: number;
  failed: number;
  /** Tags that the edge is yet to be told of by this process. */
  waiting: number;
};

export type Purger = {
  drop(tags: readonly string[]): void;
  dropEverything(): void;
  stats(): PurgerStats;
  /** Tells what waits, without trying again. Takes about six seconds at most. */
  close(): Promise<void>;
};

type Waiting = { notedAt: number; dueAt: number; isAgain: boolean };

/** More waiting tags than this, and everything is dropped instead. */
const mostWaiting = 300;
const mostInRequest = 30;
/** Between requests: what is dropped meanwhile shares the next one. */
const pauseMs = 100;
/**
 * What the edge had asked for before a change may reach it after it was told to drop it. So it is told again, when that
 * has surely arrived.
 */
const againAfterMs = 1000;
const longestBackOffMs = 10_000;
/** At least as often it is looked whether this process has become the sender. */
const longestNapMs = 1000;
const closeMs = 3000;

/**
 * Tells an edge what to drop: at once, in few requests, and again while it fails, until what the edge keeps has ended
 * by itself. The others of several processes note the same, and send what is not too old when they become the sender:
 * nothing is lost with a process that is killed.
 */
export function createPurger({ send, isSender, onFailure }: PurgerOptions): Purger {
  const waiting = new Map<string, Waiting>();
  const counts = { sent: 0, failed: 0 };
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<boolean> | undefined;
  let notBefore = 0;
  let failures = 0;
  let isClosed = false;

  function note(tag: string, now: number): void {
    const known = waiting.get(tag);
    waiting.set(tag, { notedAt: now, dueAt: Math.min(known?.dueAt ?? now, now), isAgain: false });
  }

  function dropEverything(): void {
    waiting.clear();
    note(everythingTag, performance.now());
    plan();
  }

  function forgetEnded(now: number): void {
    for (const [tag, { notedAt }] of waiting) if (now - notedAt >= longestAtEdgeMs) waiting.delete(tag);
  }

  function plan(): void {
    if (sending || isClosed) return;
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const now = performance.now();
    let dueAt = Infinity;
    if (isSender()) for (const each of waiting.values()) dueAt = Math.min(dueAt, each.dueAt);
    const napMs = Math.max(dueAt, notBefore, now) - now;
    timer = setTimeout(work, Math.min(napMs, longestNapMs)).unref();
  }

  function work(): void {
    const now = performance.now();
    forgetEnded(now);
    const due = [...waiting].filter(([, { dueAt }]) => dueAt <= now).slice(0, mostInRequest);
    if (due.length > 0 && notBefore <= now && isSender())
      sending = sendTags(due).finally(() => {
        sending = undefined;
        plan();
      });
    else plan();
  }

  /** Whether the edge was told. */
  async function sendTags(due: readonly [string, Waiting][]): Promise<boolean> {
    try {
      await send(due.map(([tag]) => tag));
    } catch (error) {
      counts.failed += 1;
      failures += 1;
      const longestMs = Math.min(pauseMs * 2 ** failures, longestBackOffMs);
      notBefore = performance.now() + longestMs * (0.5 + Math.random() / 2);
      onFailure?.(error);
      return false;
    }
    const now = performance.now();
    counts.sent += 1;
    failures = 0;
    notBefore = now + pauseMs;
    for (const [tag, told] of due) {
      // What was dropped once more meanwhile is another one.
      if (waiting.get(tag) !== told) continue;
      if (told.isAgain) waiting.delete(tag);
      else waiting.set(tag, { ...told, dueAt: now + againAfterMs, isAgain: true });
    }
    return true;
  }

  return {
    drop(tags) {
      const now = performance.now();
      for (const tag of tags) note(edgeTag(tag), now);
      if (waiting.size > mostWaiting) dropEverything();
      else plan();
    },
    dropEverything,
    stats: () => ({ ...counts, waiting: isSender() ? waiting.size : 0 }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sending;
      if (!isSender()) return;
      const endsAt = performance.now() + closeMs;
      const left = [...waiting];
      while (left.length > 0 && performance.now() < endsAt)
        if (!(await sendTags(left.splice(0, mostInRequest)))) return;
    },
  };
}
