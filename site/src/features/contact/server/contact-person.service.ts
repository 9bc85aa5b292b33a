import type { Queryable } from '#server/queryable.ts';
import { deleteMessagesFrom, listMessagesFrom } from './contact-person.repository.ts';

/** The messages that came from an address, for a copy of a person's data. */
export function copyMessages(db: Queryable, email: string) {
  return listMessagesFrom(db, email);
}

/** Deletes the messages that came from an address, as part of the transaction that deletes its account. */
export async function forgetMessages(tx: Queryable, email: string): Promise<void> {
  await deleteMessagesFrom(tx, email);
}
