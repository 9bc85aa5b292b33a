import type { ActivityEntry } from '../activity.contract.ts';
import type { ActivityRow } from './activity.repository.ts';

export function presentActivity({ id, action, detail, type, createdAt, role, actorName }: ActivityRow): ActivityEntry {
  return { _id: id, action, detail, type, time: createdAt.toISOString(), role, actor: actorName };
}
