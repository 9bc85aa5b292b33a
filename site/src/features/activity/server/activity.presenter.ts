import type { ActivityEntry } from '../activity.contract.ts';
import { taskName } from '../task-names.ts';
import type { ActivityRow } from './activity.repository.ts';
import { actionInWords, isOfTask, scheduleName } from './activity-actions.rules.ts';
import { securityDetailInWords } from './activity-details.rules.ts';
import { t } from './api-told-details.texts.ts';
import { tellDetail } from './told-detail-words.ts';

export function presentActivity(row: ActivityRow): ActivityEntry {
  const { id, type, createdAt, role } = row;
  return { _id: id, ...activityInWords(row), type, time: createdAt.toISOString(), role };
}

type Told = Pick<ActivityRow, 'action' | 'detail' | 'told' | 'security' | 'actorId' | 'actorName'>;

/** Who did what to what, in the language in use. */
export function activityInWords({ action, detail, told, security, actorId, actorName }: Told) {
  return {
    action: actionInWords(action),
    detail: detailInWords({ action, detail, told, security }),
    actor: actorId === null && actorName === scheduleName ? t.schedule : actorName,
  };
}

function detailInWords({
  action,
  detail,
  told,
  security,
}: Pick<Told, 'action' | 'detail' | 'told' | 'security'>): string {
  if (told) return tellDetail(told);
  if (security) return securityDetailInWords(detail);
  return isOfTask(action) ? taskName(detail) : detail;
}
