import { t } from '#web/staff/list/staff-list.texts.ts';
import type { ItemSchedule } from '../../item-schedule.contract.ts';
import { type PlanVerbs, planWords } from '../planned-words.ts';

type PlannedTimesProps = Partial<ItemSchedule> & {
  verbs?: PlanVerbs;
  /** In a row of a list: without the zone. */
  inRow?: boolean;
  /** That it has ended is told here, where nothing beside it does. */
  saysEnded?: boolean;
};

/** When it is published and taken back by itself; nothing where that is not planned. */
export function PlannedTimes({
  publishAt = null,
  unpublishAt = null,
  state,
  verbs,
  inRow = false,
  saysEnded = false,
}: PlannedTimesProps) {
  const planned = planWords({ publishAt, unpublishAt }, verbs, !inRow);
  const lines = saysEnded && state === 'ended' ? [t.ended, ...planned] : planned;
  return lines.map((line) => (
    <p key={line} className="tiny muted">
      {line}
    </p>
  ));
}
