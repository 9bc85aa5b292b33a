import type { ActivityEntry } from '../activity.contract.ts';
import type { ActivityRow } from './activity.repository.ts';
import { actionInWords } from './activity-actions.rules.ts';
import { securityDetailInWords } from './activity-details.rules.ts';
import { tellDetail } from './told-detail-words.ts';

export function presentActivity(row: ActivityRow): ActivityEntry {
  const { id, action, told, type, security, createdAt, role, actorName } = row;
  return {
    _id: id,
    action: actionInWords(action),
    detail: told ? tellDetail(told) : security ? securityDetailInWords(row.detail) : row.detail,
    type,
    time: createdAt.toISOString(),
    role,
    actor: actorName,
  };
}
