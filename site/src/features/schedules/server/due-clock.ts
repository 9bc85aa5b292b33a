/** What a process does at the instants that are planned. */
export type DueWork = {
  /** The clock of the database, and the next instant at which something is due, in ms since 1970. */
  read(): Promise<{ now: number; next: number | null }>;
  /** Does what is due, or waits for whoever does; true where more may be due. */
  carryOut(): Promise<boolean>;
  /** Resolves when the caches have heard of all that was changed before. */
  syncCaches(): Promise<void>;
  /** It failed: the caches may show what is over. */
  onFailure(error: unknown): void;
  /** Of this process, in ms: one that goes on evenly, and that of the wall. Only their differences count. */
  clocks?: { even(): number; wall(): number };
};

export type DueClock = {
  /** Whether something may be due. It is asked before each request and costs no query. */
  isDue(): boolean;
  /** Resolves when everything that is due is done and heard of. Never rejects. */
  runDue(): Promise<void>;
  /** An instant at which something is due, in ms since 1970. */
  schedule(instant: number): void;
  /** Instants may have been missed: the next request asks. */
  invalidate(): void;
  /** How long until the next, in ms. */
  msLeft(): number;
  close(): void;
};

/** How often a process looks at the clock of the database while something is planned. */
const measureMs = 10_000;
/** Asked for so long before an instant, so that none passes unseen between two looks, however clocks drift. */
const earlyMs = 5;
/** Clocks that part by more than this since the last look: the machine has slept, or somebody has set them. */
const jumpMs = 1000;

const ownClocks = { even: () => performance.now(), wall: () => Date.now() };

/**
 * Knows the next instant at which something is due, by the clock of the database: how far that is from ours was
 * measured, so ours may show any time. What was due stands in the database, so nothing hangs on a timer; the one here
 * makes the change at its instant although nobody asks, for mails and for caches in front.
 */
export function createDueClock({ read, carryOut, syncCaches, onFailure, clocks = ownClocks }: DueWork): DueClock {
  /** Nothing is known at first: whoever asks first looks. */
  let next = -Infinity;
  /** What was scheduled since the last look began: that look may not have seen it. */
  let scheduledMeanwhile = Infinity;
  let isKnown = false;
  /** Of the database against our even clock; never too small, so that nothing is noticed late. */
  let offset = 0;
  let apart = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> | undefined;
  let isClosed = false;

  const msLeft = () => (isKnown ? Math.max(0, next - (clocks.even() + offset)) : 0);
  const isDue = () =>
    next !== Infinity &&
    (clocks.even() + offset + earlyMs >= next || Math.abs(clocks.wall() - clocks.even() - apart) > jumpMs);

  async function measure(): Promise<void> {
    scheduledMeanwhile = Infinity;
    const sentAt = clocks.even();
    const found = await read();
    offset = found.now - sentAt;
    apart = clocks.wall() - clocks.even();
    next = Math.min(found.next ?? Infinity, scheduledMeanwhile);
    isKnown = true;
  }

  async function run(): Promise<boolean> {
    try {
      await measure();
      if (isDue()) {
        while (await carryOut());
        await measure();
      }
      await syncCaches();
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    } finally {
      running = undefined;
      wait();
    }
  }

  /** What began before may have looked too early: whoever finds it under way looks once more. */
  async function runDue(): Promise<void> {
    let isDone = true;
    while (isDone && isDue()) {
      running ??= run();
      isDone = await running;
    }
  }

  function wait(): void {
    clearTimeout(timer);
    if (isClosed || next === Infinity) return;
    const pause = isKnown ? Math.min(msLeft(), measureMs) : jumpMs;
    timer = setTimeout(
      () => {
        running ??= run();
      },
      Math.max(1, pause),
    ).unref();
  }

  return {
    isDue,
    runDue,
    msLeft: () => (next === Infinity ? Infinity : msLeft()),
    schedule(instant) {
      scheduledMeanwhile = Math.min(scheduledMeanwhile, instant);
      if (instant >= next) return;
      next = instant;
      wait();
    },
    invalidate() {
      isKnown = false;
      next = -Infinity;
      wait();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
