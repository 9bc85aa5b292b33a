import type { Queryable } from '#server/queryable.ts';
import * as store from './newsletter.repository.ts';

export type ImportedSubscriber = {
  /** Its id here, where an import has made it already; else the one that it gets. */
  id: string;
  email: string;
  isSubscribed: boolean;
  since: Date | null;
  /** When they left; null where the file does not say. */
  leftAt: Date | null;
  /** Somebody says that the consent is on file. */
  isConfirmed: boolean;
};

/**
 * Part of a transaction: takes an address down that was on the list of another system, without a mail to it. Whoever
 * is known here stays what they are here; of those that an import has made, the file may confirm a pending one or end
 * a subscription. Nobody who has left is ever subscribed again by a file.
 * @returns undefined where nothing has changed
 */
export async function addImportedSubscriber(
  tx: Queryable,
  { id, email, isSubscribed, since, leftAt, isConfirmed }: ImportedSubscriber,
): Promise<'created' | 'updated' | undefined> {
  const state = !isSubscribed ? 'unsubscribed' : isConfirmed ? 'confirmed' : 'pending';
  if (await store.insertImported(tx, { id, email, state, since, leftAt })) return 'created';
  const known = await store.lockSubscriber(tx, email);
  if (known.id !== id || known.state === state || known.state === 'unsubscribed') return undefined;
  if (state === 'pending') return undefined;
  await (state === 'confirmed' ? store.setConfirmed(tx, id) : store.setUnsubscribed(tx, id, leftAt));
  return 'updated';
}

/**
 * Part of a transaction: takes an address away that an import has made, unless its owner has confirmed it or left
 * since: that is theirs to say.
 * @param importedAt when it came; null: whatever has happened since
 */
export async function removeImportedSubscriber(
  tx: Queryable,
  id: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  const found = await store.lockSubscriberById(tx, id);
  if (!found) return { outcome: 'gone' };
  const changed = [found.confirmedAt, found.unsubscribedAt].some((at) => importedAt && at && at > importedAt);
  if (changed) return { outcome: 'edited', title: found.email };
  await store.deleteSubscriber(tx, found.email);
  return { outcome: 'removed' };
}
