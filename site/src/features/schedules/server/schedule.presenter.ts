import type { ItemSchedule, PublicationState } from '../item-schedule.contract.ts';
import type { ScheduleRow } from './schedule.repository.ts';

function stateOf(isPublic: boolean, row: ScheduleRow | undefined): PublicationState {
  if (isPublic) return 'published';
  if (row?.publishAt) return 'scheduled';
  return row?.endedAt ? 'ended' : 'draft';
}

export function presentSchedule(isPublic: boolean, row: ScheduleRow | undefined): ItemSchedule {
  return {
    publishAt: row?.publishAt?.toISOString() ?? null,
    unpublishAt: row?.unpublishAt?.toISOString() ?? null,
    state: stateOf(isPublic, row),
  };
}
