import type { ItemSchedule } from '../item-schedule.contract.ts';
import { localTimeOf, localWords, offsetWords, ownTimeZone } from './local-time.ts';
import { t } from './staff-schedules.texts.ts';

/** What happens at the two instants. */
type PlanVerb = (values: { at: string }) => string;
export type PlanVerbs = readonly [begins: PlanVerb, ends: PlanVerb];

export const plainVerbs: PlanVerbs = [(values) => t.publishesAt(values), (values) => t.unpublishesAt(values)];
export const bannerVerbs: PlanVerbs = [(values) => t.turnsOnAt(values), (values) => t.turnsOffAt(values)];

type Plan = Pick<ItemSchedule, 'publishAt' | 'unpublishAt'>;

/**
 * What is planned, one line for each change, as the clock of whoever looks has it then: Publishes 1 Dec 2026, 07:30
 * (UTC+0), or without the zone where there is no room. None where nothing is planned.
 */
export function planWords({ publishAt, unpublishAt }: Plan, [begins, ends] = plainVerbs, hasZone = true): string[] {
  const timeZone = ownTimeZone();
  const words = (iso: string) => {
    const at = new Date(iso);
    const local = localWords(localTimeOf(at, timeZone));
    return hasZone ? `${local} (${offsetWords(at, timeZone)})` : local;
  };
  return [
    ...(publishAt ? [begins({ at: words(publishAt) })] : []),
    ...(unpublishAt ? [ends({ at: words(unpublishAt) })] : []),
  ];
}
