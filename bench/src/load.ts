export type Request = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
};

/**
 * `requests` are dealt out to the connections, each of which sends its own in turn, again and again; with `once` each
 * is sent at most once, and the run ends before its time.
 */
export type Load = { requests: readonly Request[]; connections: number; seconds: number; once?: boolean };

export type Measured = {
  perSecond: number;
  /** Milliseconds until the answer is there: the middle, and that of the slowest in 20 and in 100. */
  p50: number;
  p95: number;
  p99: number;
  /** Processor time of the target's processes in milliseconds for 1,000 requests; null where it cannot be read. */
  cpu: number | null;
};

/** What asks. */
export type Client = 'autocannon' | 'wrk';
