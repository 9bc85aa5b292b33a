import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { namesUnderWay } from '@trekker/job-queue/queue-depths.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type SampleLibrary, sampleKinds } from '../sample-library.contract.ts';
import { t } from './api-sample-library.texts.ts';
import { type SampleItems, sampleItems } from './sample-items.ts';
import { bringSampleLibrary, takeSampleLibrary } from './sample-library.jobs.ts';
import * as store from './sample-library.repository.ts';
import { bringTranslation, readTranslations } from './sample-translation.service.ts';

const counted = ['destination', 'story', 'highlight'] as const;

/**
 * How much of the library there is, and what of it somebody has changed. Staff who look on ask it again and again, so
 * it takes few statements: each of a dozen at a time would need a connection of the pool, and none be left for a save.
 */
export async function readLibrary(db: Queryable): Promise<SampleLibrary> {
  const items = await sampleItems();
  const { counts, ...state } = await readState(db, items);
  const edited = await store.listEdited(db, items);
  const translations = await readTranslations(db);
  return {
    ...state,
    done: counted.reduce((sum, kind) => sum + counts[kind], 0),
    total: counted.reduce((sum, kind) => sum + items[kind].length, 0),
    changed: edited.map(({ kind, id, title }) => ({ kind, _id: id, title })),
    translations,
  };
}

async function readState(db: Queryable, items: SampleItems) {
  const underWay = await namesUnderWay(db, [bringSampleLibrary.name, takeSampleLibrary.name]);
  const { counts, isEmptySite } = await store.countItems(db, items);
  const isThere = sampleKinds.some((kind) => counts[kind] > 0);
  const state: SampleLibrary['state'] = underWay.has(bringSampleLibrary.name)
    ? 'loading'
    : underWay.has(takeSampleLibrary.name)
      ? 'removing'
      : isThere
        ? 'loaded'
        : 'none';
  // It is written in English.
  return { state, counts, canLoad: isEmptySite && underWay.size === 0 && ownLanguage() === 'en' };
}

/** Part of a transaction: a job brings the library. */
export async function orderLibrary(tx: Queryable): Promise<void> {
  await enqueue(tx, bringSampleLibrary, {}, { singletonKey: 'library' });
}

/** @throws Problem `conflict` where there is something already */
export async function beginLoading(db: Transactor, viewer: Viewer): Promise<void> {
  // Read from the disk before a connection is held.
  const items = await sampleItems();
  await db.transaction(async (tx) => {
    if (!(await readState(tx, items)).canLoad) throw new Problem('conflict', t.notEmpty);
    await orderLibrary(tx);
    await recordActivity(tx, viewer, { action: 'Loaded the sample library', detail: '', type: 'add' });
  });
}

/** @throws Problem `invalid_input`; `conflict` while the library is not here, and where nothing is left to bring */
export async function translateLibrary(db: Transactor, viewer: Viewer, language: string): Promise<SampleLibrary> {
  const { state, translations } = await readLibrary(db);
  const known = translations.map((one) => one.language);
  if (!known.includes(language)) {
    const message = checks.oneOf({ field: 'language', words: known.join(', ') });
    throw new Problem('invalid_input', message, { errors: [{ field: 'language', message }] });
  }
  if (state !== 'loaded') throw new Problem('conflict', t.notHere);
  await bringTranslation(db, viewer, language);
  return readLibrary(db);
}

/** @throws Problem `conflict` while a job is at it, and where there is nothing to remove */
export async function beginRemoval(db: Transactor, viewer: Viewer, withChanged: boolean): Promise<void> {
  const items = await sampleItems();
  await db.transaction(async (tx) => {
    const { state } = await readState(tx, items);
    if (state === 'none') throw new Problem('conflict', t.nothing);
    if (state !== 'loaded') throw new Problem('conflict', t.busy);
    const payload = { accountId: viewer.accountId, withChanged };
    await enqueue(tx, takeSampleLibrary, payload, { singletonKey: 'library' });
    const detail = [{ what: withChanged ? 'withChanged' : 'changedStays' }] as const;
    await recordActivity(tx, viewer, { action: 'Removed the sample library', detail, type: 'Delete' });
  });
}
