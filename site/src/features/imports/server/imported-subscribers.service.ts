import type { Subscriber } from '@trekker/import-sources/records.ts';
import { addImportedSubscriber } from '../../newsletter/server/imported-subscriber.service.ts';
import * as store from './import.repository.ts';
import { keyOfSubscriber } from './import-keys.ts';
import type { ReportEvent, WriteItem } from './import-report.ts';
import type { Known } from './imported-entry.service.ts';

/**
 * Takes a subscriber down, where there is a run, with the record that they came. Says what came of it.
 * @param isConfirmed somebody says that the consent is on file
 */
export async function importSubscriber(
  writeItem: WriteItem,
  run: store.RunRow | null,
  { site, ids }: Pick<Known, 'site' | 'ids'>,
  subscriber: Subscriber,
  isConfirmed: boolean,
): Promise<ReportEvent> {
  const { sourceId, email, isSubscribed } = subscriber;
  const item = { at: 'item', kind: 'subscriber', sourceId, title: '', notes: [] } as const;
  const key = keyOfSubscriber(subscriber);
  if (!run) return { ...item, outcome: ids.get(key)?.isThere ? 'unchanged' : 'created' };
  const [since, leftAt] = [subscriber.since, subscriber.leftAt].map((at) => (at === null ? null : new Date(at)));
  return writeItem(async (tx) => {
    const row = await store.lockItem(tx, site, key);
    if (!row) return { ...item, outcome: 'unchanged' };
    const id = row.itemId;
    const outcome = await addImportedSubscriber(tx, {
      id,
      email,
      isSubscribed,
      since: since ?? null,
      leftAt: leftAt ?? null,
      isConfirmed,
    });
    if (!outcome) return { ...item, outcome: 'unchanged' };
    const imported = { importedAt: await store.timeOfTransaction(tx), digest: null, imagesLeft: 0 };
    await (outcome === 'created' ? store.markImported(tx, row, imported) : store.markUpdated(tx, id, imported));
    return { ...item, outcome };
  });
}
