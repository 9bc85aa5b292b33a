import { type SQL, sql } from 'drizzle-orm';
import { deadLetters } from './dead-letters.ts';
import type { Job } from './job.ts';

type Executor = { execute(query: SQL): PromiseLike<unknown> };

/** Whom jobs are to be forgotten with. */
export type JobOwner = {
  /** The id of an account. */
  account: string;
  /** The address that it has, in any case. */
  login: string;
  /** The same where its owner has shown that they read it, else "". */
  address: string;
};

/**
 * Takes away all jobs of these kinds that are of somebody, as part of the caller's transaction, in whatever state they
 * are: those that wait, rest after a failure, are in hand or have died. One that is in hand goes on, and is neither
 * tried again nor kept when it fails.
 */
export async function eraseJobsOf(tx: Executor, jobs: readonly Job[], owner: JobOwner): Promise<void> {
  const ofSomebody = jobs.flatMap((job) => conditionOf(job, owner) ?? []);
  if (ofSomebody.length === 0) return;
  await tx.execute(sql`DELETE FROM pgboss.job WHERE ${sql.join(ofSomebody, sql` OR `)}`);
}

function conditionOf({ name, personal }: Job, { account, login, address }: JobOwner): SQL | undefined {
  if (!personal) return undefined;
  const ofNone = personal.account ? sql`${field(personal.account)} IS NULL` : sql`true`;
  const conditions = [
    ...(personal.account ? [sql`${field(personal.account)} = ${account}`] : []),
    ...(personal.login ? [sql`${ofNone} AND ${isAddress([personal.login], login)}`] : []),
    ...(personal.addresses && address ? [sql`${ofNone} AND ${isAddress(personal.addresses, address)}`] : []),
  ];
  if (conditions.length === 0) return undefined;
  return sql`(name = ${name} OR name = ${deadLetters} AND source_name = ${name}) AND (${sql.join(conditions, sql` OR `)})`;
}

const field = (name: string) => sql`data->>${name}`;

const isAddress = (fields: readonly string[], address: string) =>
  sql`lower(coalesce(${sql.join(fields.map(field), sql`, `)})) = lower(${address})`;
