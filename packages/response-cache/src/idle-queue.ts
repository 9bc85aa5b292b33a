import { performance } from 'node:perf_hooks';

const PAUSE_MS = 100;
const LONGEST_QUEUE = 256;
/** Share of the last pause that the event loop worked: above it the process is not idle. */
const BUSY = 0.3;
/** Who is busy all day does one piece after so many pauses all the same, which takes a fiftieth of the time. */
const PAUSES_AT_MOST = 10;

/**
 * Work that can wait, one piece at a time, while the process has little else to do, else one piece a second. Never
 * keeps the process alive.
 */
export class IdleQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #busyPauses = 0;
  #isRunning = false;

  /** False when the queue is full: the caller may offer the work again later. */
  offer(work: () => Promise<void>): boolean {
    if (this.#waiting.length >= LONGEST_QUEUE) return false;
    this.#waiting.push(work);
    if (!this.#isRunning) this.#pause();
    return true;
  }

  #pause(): void {
    this.#isRunning = true;
    const before = performance.eventLoopUtilization();
    setTimeout(() => void this.#next(performance.eventLoopUtilization(before).utilization), PAUSE_MS).unref();
  }

  async #next(utilization: number): Promise<void> {
    this.#busyPauses = utilization > BUSY ? (this.#busyPauses + 1) % PAUSES_AT_MOST : 0;
    // What fails here costs nothing: the answer stays as it is.
    if (this.#busyPauses === 0)
      await this.#waiting
        .shift()?.()
        .catch(() => {});
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) this.#pause();
  }
}
