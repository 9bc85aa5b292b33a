/** Connections that an HTTP process keeps for writing. */
export const httpPoolSize = 8;

/** Those of a job worker, of its own and of its queue. */
export const jobsPoolSize = 4;

/** How many connections all processes take at most: beside its pool each has two for reads and one that listens. */
export function connectionsNeeded(httpProcesses: number): number {
  const queuePool = 4;
  return httpProcesses * (httpPoolSize + 3) + jobsPoolSize + 2 + queuePool;
}
