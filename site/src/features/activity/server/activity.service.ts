import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ToldDetail } from '../told-detail.ts';
import { type Activity, addActivities, addActivity, addPlannedActivities, erasePerson } from './activity.repository.ts';
import { tellDetail, tellInEnglish } from './told-detail-words.ts';

type NamedActivity = Omit<Activity, 'told' | 'aboutId' | 'security'>;

/** What is no name or title is told as data. */
type ToldActivity = Omit<Activity, 'detail' | 'told'> & { detail: string | ToldDetail };

const asStored = <Rest extends object>({ detail, ...rest }: Rest & { detail: string | ToldDetail }) =>
  typeof detail === 'string' ? { ...rest, detail } : { ...rest, detail: tellInEnglish(detail), told: detail };

/** Part of a staff call's transaction: what changed and who changed it are stored together, or not at all. */
export async function recordActivity(
  tx: Queryable,
  viewer: Pick<Viewer, 'accountId'>,
  activity: ToldActivity,
): Promise<void> {
  await addActivity(tx, viewer.accountId, asStored(activity));
}

/** What an entry tells, as a title that is kept elsewhere, such as in the trash: it is searched there. */
export const titleInEnglish = (told: ToldDetail): string => tellInEnglish(told);

/** The same in the language in use. */
export const titleInWords = (told: ToldDetail): string => tellDetail(told);

/** The same of several changes at once. */
export async function recordActivities(
  tx: Queryable,
  viewer: Pick<Viewer, 'accountId'>,
  activities: readonly Omit<ToldActivity, 'aboutId' | 'security'>[],
): Promise<void> {
  if (activities.length > 0) await addActivities(tx, viewer.accountId, activities.map(asStored));
}

/** The same of what nobody did by hand: it was planned. */
export async function recordPlannedActivities(tx: Queryable, activities: readonly NamedActivity[]): Promise<void> {
  await addPlannedActivities(tx, activities);
}

/** Part of the transaction that deletes an account. */
export async function eraseActivityOf(tx: Queryable, accountId: string): Promise<void> {
  await erasePerson(tx, accountId);
}
