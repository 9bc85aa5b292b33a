import type { Queryable } from '#server/queryable.ts';
import * as store from './newsletter.repository.ts';

/** What is kept of the subscription of an address, for a copy of a person's data; null for none. */
export function describeSubscription(db: Queryable, email: string) {
  return store.describeSubscriber(db, email.toLowerCase());
}

/** Takes an address off the list without a trace. Part of the transaction that deletes its account. */
export async function forgetSubscriber(tx: Queryable, email: string): Promise<void> {
  await store.deleteSubscriber(tx, email.toLowerCase());
}
