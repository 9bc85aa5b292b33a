import type { ItemSchedule } from '../../item-schedule.contract.ts';
import { type PlanVerbs, planWords } from '../planned-words.ts';

type PlannedTimesProps = Partial<ItemSchedule> & {
  verbs?: PlanVerbs;
  /** In a row of a list: without the zone. */
  inRow?: boolean;
};

/** When it is published and taken back by itself; nothing where that is not planned. */
export function PlannedTimes({ publishAt = null, unpublishAt = null, verbs, inRow = false }: PlannedTimesProps) {
  return planWords({ publishAt, unpublishAt }, verbs, !inRow).map((line) => (
    <p key={line} className="tiny muted">
      {line}
    </p>
  ));
}
