import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import type { ToldDetail } from '#features/activity/told-detail.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { redirectsTag } from '../../addresses/addresses.contract.ts';
import * as store from './import.repository.ts';
import type { Tally } from './import-report.ts';

type Ending = {
  viewer: Viewer;
  /** Of subscribers: somebody says that their consent is on file. */
  isConfirmed: boolean;
  /** What is done in the same transaction. */
  write: (tx: Queryable) => Promise<void>;
};

/** An import has come to its end: what came is told once. */
export async function finishImport(
  db: Transactor,
  run: store.RunRow,
  tally: Tally,
  { viewer, isConfirmed, write }: Ending,
): Promise<void> {
  await db.transaction(async (tx) => {
    await write(tx);
    await store.endRun(tx, run.id);
    await dropCached(tx, [redirectsTag]);
    const told = activityOf(tally, isConfirmed);
    if (told) await recordActivity(tx, viewer, { ...told, type: 'add' });
  });
}

/** What an import of one kind alone is called. */
const importsOf: Partial<Record<ImportedKind, ActivityAction>> = {
  story: 'Imported stories',
  page: 'Imported pages',
  destination: 'Imported places',
  subscriber: 'Imported subscribers',
};

/** Who says that the consent of subscribers is on file stands there for good. */
function activityOf(tally: Tally, isConfirmed: boolean): { action: ActivityAction; detail: ToldDetail } | undefined {
  const changed = [...tally.kinds].map(([kind, { created, updated }]) => ({ kind, count: created + updated }));
  const kinds = changed.filter(({ count }) => count > 0);
  const [first] = kinds;
  if (!first) return undefined;
  return {
    action: (kinds.length === 1 && importsOf[first.kind]) || 'Imported content',
    detail: [{ what: 'imported', kinds, isConfirmed: isConfirmed && kinds.some(({ kind }) => kind === 'subscriber') }],
  };
}
