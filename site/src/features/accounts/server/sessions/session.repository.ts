import { and, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { sessions } from './session.table.ts';

export type KnownSession = {
  sessionId: string;
  accountId: string;
  role: Role;
  cookieHash: string | null;
  /** Seconds since the epoch. */
  expiresAt: number;
  setupOnly: boolean;
  /** It was used, and nobody has noted that for some minutes. */
  useIsDue: boolean;
};

const expiresAt = sql<number>`extract(epoch from ${sessions.expiresAt})::int`;

/** So long a login may lie unused. */
const longestIdle = sql`case when ${accounts.role} = 'USER' then interval '14 days' else interval '2 hours' end`;

/** By the clock of the database, which all processes share. Needs the account beside the session. */
const isOpen = sql`${sessions.expiresAt} > now() and ${sessions.lastUsedAt} > now() - ${longestIdle}`;

const useIsDue = sql<boolean>`${sessions.lastUsedAt} < now() - interval '5 minutes'`;

function selectSession(db: Queryable, condition: SQL, name: string) {
  return db
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      role: accounts.role,
      cookieHash: sessions.cookieHash,
      expiresAt,
      setupOnly: sessions.setupOnly,
      useIsDue,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(condition, isOpen))
    .prepare(name);
}

const byToken = preparedOnce((db) =>
  selectSession(db, eq(sessions.tokenHash, sql.placeholder('hash')), 'session_by_token'),
);
const byCookie = preparedOnce((db) =>
  selectSession(db, eq(sessions.cookieHash, sql.placeholder('hash')), 'session_by_cookie'),
);

export async function findSessionByToken(db: Queryable, hash: string): Promise<KnownSession | undefined> {
  return (await byToken(db).execute({ hash }))[0];
}

export async function findSessionByCookie(db: Queryable, hash: string): Promise<KnownSession | undefined> {
  return (await byCookie(db).execute({ hash }))[0];
}

export type NewSession = {
  accountId: string;
  tokenHash: string;
  cookieHash: string | null;
  userAgent?: string;
  setupOnly?: boolean;
  passkeyId?: string | null;
  seconds: number;
};

/** When it ends, in seconds since the epoch. */
export async function addSession(db: Queryable, { seconds, ...session }: NewSession): Promise<number> {
  const [added] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
    .returning({ expiresAt });
  return added?.expiresAt ?? 0;
}

/** Whether a session has not ended. */
export async function isKnown(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))).length > 0;
}

/** Whether a session has not ended, nor does until the transaction does. Lock its account first. */
export async function lockSession(tx: Queryable, id: string): Promise<boolean> {
  const held = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('key share');
  return (await held).length > 0;
}

/** A second factor is set up: the session is good for everything now. */
export async function openUp(db: Queryable, id: string): Promise<void> {
  await db.update(sessions).set({ setupOnly: false }).where(eq(sessions.id, id));
}

/** A session is in use. */
export async function recordUse(db: Queryable, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, id), useIsDue));
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionByCookie(db: Queryable, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.cookieHash, hash));
}

/** All of an account, or all but one. */
export async function deleteSessionsOf(db: Queryable, accountId: string, butSessionId?: string): Promise<void> {
  const others = butSessionId === undefined ? undefined : ne(sessions.id, butSessionId);
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others));
}

export async function deleteOverSessions(db: Queryable): Promise<void> {
  const over = lt(sessions.expiresAt, sql`now()`);
  await db.delete(sessions).where(or(over, lt(sessions.lastUsedAt, sql`now() - interval '14 days'`)));
}

/** The logins of somebody, the newest first, without a secret. */
export function listSessionsOf(db: Queryable, accountId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), isOpen))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export type ListedSession = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** Ends one login of somebody; false when they have none of that id. */
export async function deleteSessionOf(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const mine = and(eq(sessions.id, id), eq(sessions.accountId, accountId));
  return (await db.delete(sessions).where(mine).returning({ id: sessions.id })).length > 0;
}

/** The passkey by which a session was begun, if it was by one. */
export async function findPasskeyOfSession(db: Queryable, id: string): Promise<string | undefined> {
  const [found] = await db.select({ passkeyId: sessions.passkeyId }).from(sessions).where(eq(sessions.id, id));
  return found?.passkeyId ?? undefined;
}

/** Whether a session began within the last so many seconds. */
export async function isFresh(db: Queryable, id: string, seconds: number): Promise<boolean> {
  const began = sql`${sessions.createdAt} > now() - ${seconds} * interval '1 second'`;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), began));
  return found !== undefined;
}
