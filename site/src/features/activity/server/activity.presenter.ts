import type { ActivityEntry } from '../activity.contract.ts';
import type { ActivityRow } from './activity.repository.ts';
import { actionInWords } from './activity-actions.rules.ts';
import { securityDetailInWords } from './activity-details.rules.ts';

export function presentActivity(row: ActivityRow): ActivityEntry {
  const { id, action, detail, type, security, createdAt, role, actorName } = row;
  return {
    _id: id,
    action: actionInWords(action),
    detail: security ? securityDetailInWords(detail) : detail,
    type,
    time: createdAt.toISOString(),
    role,
    actor: actorName,
  };
}
