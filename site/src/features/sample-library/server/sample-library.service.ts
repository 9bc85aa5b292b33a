import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { isUnderWay } from '@trekker/job-queue/queue-depths.ts';
import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type SampleKind, type SampleLibrary, sampleKinds } from '../sample-library.contract.ts';
import { sampleItems } from './sample-items.ts';
import { bringSampleLibrary, takeSampleLibrary } from './sample-library.jobs.ts';
import * as store from './sample-library.repository.ts';
import { bringTranslation, readTranslations } from './sample-translation.service.ts';

const counted = ['destination', 'story', 'highlight'] as const;

/** How much of the library there is, and what of it somebody has changed. */
export async function readLibrary(db: Queryable): Promise<SampleLibrary> {
  const items = await sampleItems();
  const [loading, removing, empty, translations, counts, edited] = await Promise.all([
    isUnderWay(db, bringSampleLibrary.name),
    isUnderWay(db, takeSampleLibrary.name),
    store.isEmptySite(db),
    readTranslations(db),
    Promise.all(sampleKinds.map((kind) => store.countItems(db, kind, items[kind]))),
    Promise.all(sampleKinds.map(async (kind) => (await store.listEdited(db, kind, items[kind])).map(presented(kind)))),
  ]);
  const isThere = counts.some((count) => count > 0);
  const countOf = (kind: SampleKind) => counts[sampleKinds.indexOf(kind)] ?? 0;
  return {
    state: loading ? 'loading' : removing ? 'removing' : isThere ? 'loaded' : 'none',
    done: counted.reduce((sum, kind) => sum + countOf(kind), 0),
    total: counted.reduce((sum, kind) => sum + items[kind].length, 0),
    canLoad: empty && !loading && !removing,
    changed: edited.flat(),
    translations,
  };
}

const presented =
  (kind: SampleKind) =>
  ({ id, title }: store.SampleItem) => ({ kind, _id: id, title });

/** Part of a transaction: a job brings the library. */
export async function orderLibrary(tx: Queryable): Promise<void> {
  await enqueue(tx, bringSampleLibrary, {}, { singletonKey: 'library' });
}

/** @throws Problem `conflict` where there is something already */
export async function beginLoading(db: Transactor, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await readLibrary(tx)).canLoad)
      throw new Problem('conflict', 'The sample library can only be loaded into an empty site');
    await orderLibrary(tx);
    await recordActivity(tx, viewer, { action: 'Loaded the sample library', detail: '', type: 'add' });
  });
}

/** @throws Problem `invalid_input`; `conflict` while the library is not here, and where nothing is left to bring */
export async function translateLibrary(db: Transactor, viewer: Viewer, language: string): Promise<SampleLibrary> {
  const { state, translations } = await readLibrary(db);
  const known = translations.map((one) => one.language);
  if (!known.includes(language)) {
    const message = `language must be one of ${known.join(', ')}`;
    throw new Problem('invalid_input', message, { errors: [{ field: 'language', message }] });
  }
  if (state !== 'loaded') throw new Problem('conflict', 'The sample library is not here');
  await bringTranslation(db, viewer, language);
  return readLibrary(db);
}

/** @throws Problem `conflict` while a job is at it, and where there is nothing to remove */
export async function beginRemoval(db: Transactor, viewer: Viewer, withChanged: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await readLibrary(tx);
    if (state === 'none') throw new Problem('conflict', 'There is nothing of the sample library here');
    if (state !== 'loaded') throw new Problem('conflict', 'The sample library is still being loaded or removed');
    const payload = { accountId: viewer.accountId, withChanged };
    await enqueue(tx, takeSampleLibrary, payload, { singletonKey: 'library' });
    const detail = withChanged ? 'With what was changed' : 'What was changed stays';
    await recordActivity(tx, viewer, { action: 'Removed the sample library', detail, type: 'Delete' });
  });
}
