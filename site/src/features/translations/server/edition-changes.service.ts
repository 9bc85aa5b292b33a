import { presentComparison } from '#features/versions/server/version.presenter.ts';
import { findVersion } from '#features/versions/server/version.repository.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Content, VersionedFields } from '#features/versions/versioned-field.ts';
import type { Queryable } from '#server/queryable.ts';
import { findSourceVersion } from './edition.repository.ts';
import type { EditionRow } from './edition.table.ts';

type Compared = { versions: VersionedKind; compared: VersionedFields };

/** What the original says otherwise now, word by word; undefined where that version is gone. */
export async function changesSince(
  db: Queryable,
  { versions, compared }: Compared,
  id: string,
  version: number,
  now: Content,
) {
  const reviewed = await findVersion(db, versions.kind, id, version);
  if (!reviewed) return undefined;
  const nothingNamed = { media: new Map(), names: new Map() };
  return presentComparison(compared, reviewed.content, now, nothingNamed).map(({ field, words = [] }) => ({
    field,
    words,
  }));
}

export type ComparedSource = Pick<EditionRow, 'sourceVersion' | 'stale'>;

/**
 * What an edition is compared with, and whether the original says something else by now.
 * @param shown the version that stood beside it; undefined for the newest
 */
export async function comparedSource(
  tx: Queryable,
  { kind, original }: { kind: string; original: Compared },
  id: string,
  shown: number | undefined,
): Promise<ComparedSource> {
  const newest = await findSourceVersion(tx, kind, id);
  if (shown === undefined || shown >= newest) return { sourceVersion: newest, stale: false };
  const now = await original.versions.read(tx, id);
  const changes = now && (await changesSince(tx, original, id, shown, now.content));
  // Of a version that is gone nobody knows what has changed since.
  return { sourceVersion: shown, stale: changes?.length !== 0 };
}
