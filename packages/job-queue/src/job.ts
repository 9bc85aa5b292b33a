import type { z } from 'zod';

/**
 * Which fields of a payload say whose it is. A payload that names an account is that account's, whatever address stands
 * beside it.
 */
export type PersonalFields = {
  /** The id of an account. */
  account?: string;
  /** An address that stands for the account that has it, whether its owner was ever heard of or not. */
  login?: string;
  /** Addresses that may be anybody's: the first that is given counts. */
  addresses?: readonly string[];
};

/** A kind of work that is done outside of requests: its name, what it is given, and how often it is tried. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  /** Unique, kebab-case. Jobs that wait under a name are lost when it changes. */
  name: string;
  /**
   * Checked when a job is enqueued, and again when it runs: an older version may have written it. Must survive JSON.
   */
  payload: Payload;
  /** By which a job is found that is to be forgotten with a person; null where no payload is of anybody. */
  personal: PersonalFields | null;
  /** How often it is tried again after a failure. Then it goes to the dead letters. */
  retries: number;
  /**
   * The wait before the next try doubles each time, with chance added so that many failed jobs do not return at once.
   */
  backoff: { firstSeconds: number; mostSeconds: number };
  /** A run that takes longer counts as failed. */
  expires: { seconds: number };
};

/** Thrown by a handler where no other try can help: the job becomes a dead letter at once. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

export type HandlerContext = {
  /** Of this job; the same on every try. */
  id: string;
  /** 0 on the first try. */
  retry: number;
  /** When this run began, by the clock of the database. */
  startedAt: Date;
  /** Aborted when the run has taken too long or the worker must stop now. */
  signal: AbortSignal;
};

/** What a worker does: a job and the function that does it. */
export type Work = {
  job: Job;
  /** Gets what the job's own `payload` has parsed. */
  handler: (payload: unknown, context: HandlerContext) => Promise<void>;
  /** Runs by the clock as well (cron, UTC), with an empty payload: once over all processes. */
  cron?: string;
};

/** Ties a job to what does it. */
export function workOn<Payload extends z.ZodType>(
  job: Job<Payload>,
  handler: (payload: z.output<Payload>, context: HandlerContext) => Promise<void>,
  options: { cron?: string } = {},
): Work {
  return { job, handler: (payload, context) => handler(payload as z.output<Payload>, context), ...options };
}
