import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/queryable.ts';
import type { Content } from '../versioned-field.ts';
import { versions } from './version.table.ts';
import { type KeyVersion, unpackText } from './version-packing.ts';

export type VersionInsert = Omit<typeof versions.$inferInsert, 'savedAt'> & { savedAt?: Date | undefined };

export type FoundVersion = { version: number; content: Content; itemUpdatedAt: Date; key: KeyVersion };

const keys = alias(versions, 'keys');

const of = (kind: string, itemId: string) => and(eq(versions.kind, kind), eq(versions.itemId, itemId));

function selectVersions(db: Queryable) {
  const { version, content, itemUpdatedAt, keyVersion } = versions;
  return db
    .select({ version, content, itemUpdatedAt, keyVersion, keyContent: keys.content })
    .from(versions)
    .innerJoin(
      keys,
      and(eq(keys.kind, versions.kind), eq(keys.itemId, versions.itemId), eq(keys.version, versions.keyVersion)),
    );
}

type PackedRow = Awaited<ReturnType<typeof selectVersions>>[number];

function unpacked({ version, content, itemUpdatedAt, keyVersion, keyContent }: PackedRow): FoundVersion {
  const { text, key } = unpackText(content, keyContent, version === keyVersion);
  return { version, content: JSON.parse(text), itemUpdatedAt, key: { version: keyVersion, text: key } };
}

/** The newest of an item. */
export async function findNewestVersion(db: Queryable, kind: string, itemId: string) {
  const [row] = await selectVersions(db).where(of(kind, itemId)).orderBy(desc(versions.version)).limit(1);
  return row && unpacked(row);
}

/** What an item was at a time that it gave as its `updatedAt`. */
export async function findVersionAt(db: Queryable, kind: string, itemId: string, updatedAt: Date) {
  const [row] = await selectVersions(db)
    .where(and(of(kind, itemId), lte(versions.itemUpdatedAt, updatedAt)))
    .orderBy(desc(versions.version))
    .limit(1);
  return row && unpacked(row);
}

export async function insertVersions(tx: Queryable, rows: readonly VersionInsert[]): Promise<void> {
  // An account that is gone has left nothing to point at.
  await tx.insert(versions).values(
    rows.map(({ byId, ...row }) => ({
      ...row,
      byId: byId ? (sql`(select id from accounts where id = ${byId})` as unknown as string) : null,
    })),
  );
}
