import type { Queryable } from '#server/queryable.ts';
import { updateAccount } from './account.repository.ts';

/** As the box in the profile does. */
export async function turnOffTravelNotifications(tx: Queryable, accountId: string): Promise<void> {
  await updateAccount(tx, accountId, { isSubscribed: false });
}
