import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { endEntry } from '#features/trash/server/purge.repository.ts';
import { purgeTrash } from '#features/trash/server/trash.jobs.ts';
import { moveToTrash, trashing } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { type SampleKind, sampleKinds } from '../sample-library.contract.ts';
import { type SampleItems, sampleItems, sampleSingles } from './sample-items.ts';
import * as store from './sample-library.repository.ts';
import { sampleTags } from './sample-tags.ts';

/** So many at a time: their transaction is short. */
const batch = 10;

/** Takes the library out, some at a time: killed anywhere, it goes on with what is left. */
export async function takeOut(
  db: Transactor,
  { accountId, withChanged }: { accountId: string; withChanged: boolean },
  signal: AbortSignal,
): Promise<void> {
  const items = await sampleItems();
  const viewer: Viewer = { accountId, role: 'AUTHOR', sessionId: '', expiresAt: 0 };
  for (const kind of sampleKinds)
    while ((await takeSome(db, viewer, items, kind, withChanged)) === batch) signal.throwIfAborted();
  const singles = await sampleSingles();
  await trashing(db, async (tx) => {
    await store.deleteSingles(tx, singles);
    await store.deletePeople(tx, items.author, items.person);
    await store.releaseMedia(tx, items.media);
    await dropCached(tx, sampleTags);
  });
}

/** @returns how many went */
function takeSome(
  db: Transactor,
  viewer: Viewer,
  items: SampleItems,
  kind: SampleKind,
  withChanged: boolean,
): Promise<number> {
  // Accounts come before any row.
  return trashing(db, async (tx) => {
    const found = await store.lockItems(tx, kind, items[kind], withChanged, batch);
    for (const { id, title, imageId } of found) {
      await moveToTrash(tx, viewer, { kind, id, title, imageId, table: store.tableOf[kind] });
      await endEntry(tx, kind, id);
    }
    if (found.length > 0) {
      await enqueue(tx, purgeTrash, {});
      await dropCached(tx, [...sampleTags, ...found.map(({ id }) => `${kind}:${id}`)]);
    }
    return found.length;
  });
}
