import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { accounts, type Role } from './account.table.ts';
import { sessions } from './session.table.ts';

export type KnownSession = {
  sessionId: string;
  accountId: string;
  role: Role;
  cookieHash: string | null;
  /** Seconds since the epoch. */
  expiresAt: number;
};

const expiresAt = sql<number>`extract(epoch from ${sessions.expiresAt})::int`;

/** By the clock of the database, which all processes share. */
const isOpen = sql`${sessions.expiresAt} > now()`;

function selectSession(db: Queryable, condition: SQL, name: string) {
  return db
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      role: accounts.role,
      cookieHash: sessions.cookieHash,
      expiresAt,
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

export type NewSession = { accountId: string; tokenHash: string; cookieHash: string | null; seconds: number };

/** When it ends, in seconds since the epoch. */
export async function addSession(db: Queryable, { seconds, ...session }: NewSession): Promise<number> {
  const [added] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
    .returning({ expiresAt });
  return added?.expiresAt ?? 0;
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
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** The logins of somebody, the newest first, without a secret. */
export function listSessionsOf(db: Queryable, accountId: string) {
  return db
    .select({ id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isOpen))
    .orderBy(desc(sessions.createdAt));
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
