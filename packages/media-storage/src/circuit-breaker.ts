/** A store that cannot be reached, or that is left alone for a moment because it could not. Answered as 503. */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(cause?: unknown) {
    super('The media storage cannot be reached', { cause });
    this.name = 'StorageUnavailable';
  }
}

export type BreakerOptions = {
  /** So many failures in a row open it. */
  failures: number;
  /** So long nothing is tried; then one call tries, and the others still wait for what comes of it. */
  restMs: number;
  now?: () => number;
};

export type CircuitBreaker = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps calls from queueing up before a store that does not answer: each would wait for its timeout. A task says with
 * {@link StorageUnavailable} that the store is to blame; other errors count as an answer.
 */
export function createCircuitBreaker({ failures, restMs, now = Date.now }: BreakerOptions): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;
  let trying = false;
  return async (task) => {
    const open = failed >= failures;
    if (open && (trying || now() < openUntil)) throw new StorageUnavailable();
    trying = open;
    try {
      const result = await task();
      failed = 0;
      return result;
    } catch (error) {
      if (error instanceof StorageUnavailable) {
        failed += 1;
        openUntil = now() + restMs;
      } else failed = 0;
      throw error;
    } finally {
      if (open) trying = false;
    }
  };
}
