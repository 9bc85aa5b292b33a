import type { ItemSchedule } from '../item-schedule.contract.ts';
import { localTimeOf, localWords, offsetWords, ownTimeZone } from './local-time.ts';

/** What happens at the two instants. */
export type PlanVerbs = readonly [begins: string, ends: string];

export const plainVerbs: PlanVerbs = ['Publishes', 'Unpublishes'];
export const bannerVerbs: PlanVerbs = ['Turns on', 'Turns off'];

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
    ...(publishAt ? [`${begins} ${words(publishAt)}`] : []),
    ...(unpublishAt ? [`${ends} ${words(unpublishAt)}`] : []),
  ];
}
