import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { redirectsTag } from '#features/addresses/addresses.contract.ts';
import { removeImportedDestination } from '#features/destinations/server/staff/imported-destination.service.ts';
import { removeImportedSubscriber } from '#features/newsletter/server/imported-subscriber.service.ts';
import { removeImportedPage } from '#features/pages/server/imported-page.service.ts';
import { removeImportedStory } from '#features/stories/server/staff/imported-story.service.ts';
import { trashing } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { t } from '../../api-imports.texts.ts';
import * as store from '../import.repository.ts';
import { isOwnKind, removeOwnItem } from '../own-site/own-removal.service.ts';
import { restoreReplaced } from '../own-site/own-replaced.service.ts';
import { removeTranslation } from '../own-site/own-translations.service.ts';

export type Undone = { removed: number; kept: string[] };

/** Items of one transaction. */
const batch = 10;

/**
 * Takes an import back: what it made and nobody has changed since goes for good, with the addresses that led to it;
 * what was edited stays and is named. What staff have moved to the trash stays there. What it has written over that
 * there is one of is brought back.
 * @throws Problem `not_found`
 */
export async function undoImport(
  db: Transactor,
  viewer: Viewer,
  id: string,
  isForced: boolean,
  signal?: AbortSignal,
): Promise<Undone> {
  const undone: Undone = { removed: 0, kept: [] };
  /** Of what is left of it: one that goes on has taken some of it back already. */
  const looked = { left: await store.countMade(db, id), at: 0 };
  // An item goes with its translations, unless one is left.
  for (const ofTranslations of [true, false]) {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      signal?.throwIfAborted();
      after = await undoSome(db, viewer, id, { after, ofTranslations }, isForced, undone, looked);
    }
  }
  await db.transaction(async (tx) => {
    undone.kept.push(...(await restoreReplaced(tx, id, isForced)));
    await store.markUndone(tx, id);
    await dropCached(tx, [redirectsTag]);
    const detail = [{ what: 'items', count: undone.removed }] as const;
    await recordActivity(tx, viewer, { action: 'Undid import', detail, type: 'Delete' });
  });
  return undone;
}

function removerOf({ kind, sourceId }: store.ItemRow): typeof removeImportedStory {
  if (kind === 'translation')
    return (tx, _, _id, importedAt) => removeTranslation(tx, sourceId.replace('translation:', ''), importedAt);
  if (isOwnKind(kind)) return (tx, _, id, importedAt) => removeOwnItem(tx, kind, id, importedAt);
  if (kind === 'page') return removeImportedPage;
  if (kind === 'destination') return removeImportedDestination;
  if (kind === 'subscriber') return (tx, _, id, importedAt) => removeImportedSubscriber(tx, id, importedAt);
  return removeImportedStory;
}

/** @returns where to go on; undefined where nothing is left */
function undoSome(
  db: Transactor,
  viewer: Viewer,
  id: string,
  from: { after: string; ofTranslations: boolean },
  isForced: boolean,
  undone: Undone,
  looked: { left: number; at: number },
): Promise<string | undefined> {
  // Accounts come before any row.
  return trashing(db, async (tx) => {
    if (!(await store.lockRun(tx, id))) throw new Problem('not_found', t.notFound);
    const items = await store.listMade(tx, id, from, batch);
    for (const item of items) {
      const { itemId, importedAt } = item;
      const found = await removerOf(item)(tx, viewer, itemId, isForced ? null : importedAt);
      if (found.outcome === 'edited') undone.kept.push(found.title);
      else await store.deleteItem(tx, itemId);
      if (found.outcome === 'removed') undone.removed += 1;
    }
    looked.at += items.length;
    await store.noteUndoing(tx, id, looked.left - looked.at);
    return items.at(-1)?.itemId;
  });
}
