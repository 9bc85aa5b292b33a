import type { Queryable } from '../../../server/queryable.ts';
import { listMessagesFrom } from './contact-person.repository.ts';

/** The messages that came from an address, for a copy of a person's data. */
export function copyMessages(db: Queryable, email: string) {
  return listMessagesFrom(db, email);
}
