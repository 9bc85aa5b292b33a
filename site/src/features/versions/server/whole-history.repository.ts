import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/queryable.ts';
import { trashItems } from '../../trash/server/trash.table.ts';
import type { ToldChange } from '../told-change.contract.ts';
import type { Content } from '../versioned-field.ts';
import { versions } from './version.table.ts';
import { unpackText } from './version-packing.ts';

/** A version with what it holds, as it is taken to another site. */
export type WholeVersion = {
  kind: string;
  itemId: string;
  version: number;
  savedAt: Date;
  byId: string | null;
  changed: string[];
  summary: string;
  told?: ToldChange | null | undefined;
  restoredFrom: number | null;
  itemUpdatedAt: Date;
  content: Content;
};

const pageSize = 50;
const keys = alias(versions, 'keys');

/** All versions of what does not lie in the trash, those of an item together, oldest first; some at a time. */
export async function* historiesOf(db: Queryable): AsyncGenerator<WholeVersion[]> {
  let after = sql`true`;
  for (;;) {
    const rows = await db
      .select({ ...facts, packed: versions.content, keyVersion: versions.keyVersion, keyContent: keys.content })
      .from(versions)
      .innerJoin(
        keys,
        and(eq(keys.kind, versions.kind), eq(keys.itemId, versions.itemId), eq(keys.version, versions.keyVersion)),
      )
      .where(
        sql`${after} and not exists (select from ${trashItems} gone where gone.item_id::text = ${versions.itemId})`,
      )
      .orderBy(asc(versions.kind), asc(versions.itemId), asc(versions.version))
      .limit(pageSize);
    yield rows.map(({ packed, keyVersion: key, keyContent, ...told }) => ({
      ...told,
      content: JSON.parse(unpackText(packed, keyContent, told.version === key).text),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = sql`(${versions.kind}, ${versions.itemId}, ${versions.version}) > (${last.kind}, ${last.itemId}, ${last.version})`;
  }
}

/** What is told of each. */
const facts = {
  kind: versions.kind,
  itemId: versions.itemId,
  version: versions.version,
  savedAt: versions.savedAt,
  byId: versions.byId,
  changed: versions.changed,
  summary: versions.summary,
  told: versions.told,
  restoredFrom: versions.restoredFrom,
  itemUpdatedAt: versions.itemUpdatedAt,
};

export async function hasVersions(tx: Queryable, kind: string, itemId: string): Promise<boolean> {
  const found = await tx
    .select({ version: versions.version })
    .from(versions)
    .where(and(eq(versions.kind, kind), eq(versions.itemId, itemId)))
    .limit(1);
  return found.length > 0;
}
