import { Problem } from '#contract/problem.ts';
import { recordActivities } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import { moveManyToTrash } from '#features/trash/server/trash.service.ts';
import type { TrashedKind } from '#features/trash/trash.contract.ts';
import { withVersions } from '#features/versions/server/version.service.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Came, CameOfAll, Sorted, Sorting } from './bulk-kind.ts';

type Verb = 'Featured' | 'Unfeatured' | 'Published' | 'Unpublished' | 'Updated' | 'Deleted';
type Flag = { published: boolean } | { featured: boolean };
type Locked = Sorted & { id: string; published: boolean; featured: boolean };

/** A kind of item of which several are changed by one statement each: what that needs of its feature. */
export type ManyKind<Row extends Locked> = {
  kind: TrashedKind & ('story' | 'destination');
  table: string;
  versions: VersionedKind;
  notFound(): Problem;
  /** In the order of their ids. Until the transaction ends nobody else changes them. */
  lock(tx: Queryable, ids: readonly string[]): Promise<Row[]>;
  title(row: Row): string;
  imageId(row: Row): string | null;
  setFlag(tx: Queryable, ids: readonly string[], flag: Flag): Promise<void>;
  sort(tx: Queryable, rows: readonly { id: string; tags: readonly string[]; category: string }[]): Promise<void>;
  /** Why each that may not be published may not. */
  refusals(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Problem>>;
  /** What follows once they are public. */
  published?(tx: Queryable, rows: readonly Row[]): Promise<void>;
  /** Everything public that shows one of them carries one of these. */
  tags(id: string): string[];
};

/** Those that are there, and what is to be said of those that are not. */
async function lockAll<Row extends Locked>(tx: Queryable, kind: ManyKind<Row>, ids: readonly string[]) {
  const rows = await kind.lock(tx, ids);
  const there = new Set(rows.map(({ id }) => id));
  const came = new Map<string, Came>();
  for (const id of ids) came.set(id, there.has(id) ? { isChanged: false } : kind.notFound());
  return { rows, came };
}

/** Publishes them, or takes them back; those that are so already stay. */
export async function publishMany<Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  ids: readonly string[],
  published: boolean,
): Promise<CameOfAll> {
  const { rows, came } = await lockAll(tx, kind, ids);
  const others = rows.filter((row) => row.published !== published);
  const refusals: ReadonlyMap<string, Problem> = published ? await kind.refusals(tx, idsOf(others)) : new Map();
  for (const [id, refusal] of refusals) came.set(id, refusal);
  const changed = others.filter(({ id }) => !refusals.has(id));
  await turn(tx, kind, viewer, changed, { published }, published ? 'Published' : 'Unpublished');
  if (published && changed.length > 0) await kind.published?.(tx, changed);
  await dropPublic(tx, kind, changed);
  return withChanged(came, changed);
}

export async function featureMany<Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  ids: readonly string[],
  featured: boolean,
): Promise<CameOfAll> {
  const { rows, came } = await lockAll(tx, kind, ids);
  const changed = rows.filter((row) => row.featured !== featured);
  await turn(tx, kind, viewer, changed, { featured }, featured ? 'Featured' : 'Unfeatured');
  await dropPublic(tx, kind, changed.filter(isPublic));
  return withChanged(came, changed);
}

async function turn<Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  rows: readonly Row[],
  flag: Flag,
  verb: Verb,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = idsOf(rows);
  await withVersions(tx, kind.versions, ids, { by: viewer.accountId }, () => kind.setFlag(tx, ids, flag));
  await record(tx, kind, viewer, rows, verb);
}

/** Other tags, or another category. */
export async function sortMany<Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  ids: readonly string[],
  sorting: Sorting,
): Promise<CameOfAll> {
  const { rows, came } = await lockAll(tx, kind, ids);
  const wanted: { row: Row; to: { tags?: string[]; category?: string } }[] = [];
  for (const row of rows) {
    const to = sorting(row);
    if (to instanceof Problem) came.set(row.id, to);
    else if (to) wanted.push({ row, to });
  }
  const changed = wanted.map(({ row }) => row);
  if (changed.length === 0) return came;
  await withVersions(tx, kind.versions, idsOf(changed), { by: viewer.accountId }, () =>
    kind.sort(
      tx,
      wanted.map(({ row: { id, tags, category }, to }) => ({ id, tags, category, ...to })),
    ),
  );
  await record(tx, kind, viewer, changed, 'Updated');
  await dropPublic(tx, kind, changed.filter(isPublic));
  return withChanged(came, changed);
}

/** Part of `trashing`: moves them to the trash. */
export async function deleteMany<Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CameOfAll> {
  const { rows, came } = await lockAll(tx, kind, ids);
  const items = rows.map((row) => ({ id: row.id, title: kind.title(row), imageId: kind.imageId(row) }));
  await moveManyToTrash(tx, viewer, kind, items);
  await record(tx, kind, viewer, rows, 'Deleted');
  await dropPublic(tx, kind, rows.filter(isPublic));
  return withChanged(came, rows);
}

const idsOf = (rows: readonly Locked[]): string[] => rows.map(({ id }) => id);
/** Drafts are shown nowhere. */
const isPublic = ({ published }: Locked): boolean => published;

function withChanged(came: Map<string, Came>, changed: readonly Locked[]): CameOfAll {
  for (const { id } of changed) came.set(id, { isChanged: true });
  return came;
}

const record = <Row extends Locked>(
  tx: Queryable,
  kind: ManyKind<Row>,
  viewer: Viewer,
  rows: readonly Row[],
  verb: Verb,
): Promise<void> =>
  recordActivities(
    tx,
    viewer,
    rows.map((row) => ({
      action: `${verb} ${kind.kind}` satisfies ActivityAction,
      detail: kind.title(row),
      type: verb === 'Deleted' ? 'Delete' : 'update',
    })),
  );

async function dropPublic<Row extends Locked>(tx: Queryable, kind: ManyKind<Row>, rows: readonly Row[]): Promise<void> {
  await dropCached(tx, [...new Set(rows.flatMap(({ id }) => kind.tags(id)))]);
}
