import { isStaff } from '#contract/roles.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Account } from '../account.repository.ts';

/**
 * What happens to the way into the account of one of the staff stands in the activity list; of anybody else nothing
 * does.
 */
export async function recordStaffSecurity(
  tx: Queryable,
  { id, role }: Pick<Account, 'id' | 'role'>,
  { action, detail }: { action: ActivityAction; detail: string },
): Promise<void> {
  if (isStaff(role)) await recordActivity(tx, { accountId: id }, { action, detail, type: 'update', security: true });
}
