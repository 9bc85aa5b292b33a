import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { Activity } from '../../activity/server/activity.repository.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { attachOrDescribe } from '../../media/server/images/gallery.service.ts';
import { aboutTag } from '../about.contract.ts';
import type { ChangedTeamMember, NewTeamMember } from '../staff-about.contract.ts';
import type { TeamMemberRow } from './about.repository.ts';
import * as store from './team.repository.ts';

/** Adds somebody to the end of the team. A second call with the same `createKey` adds nobody and gives who is there. */
export function createTeamMember(
  db: Transactor,
  viewer: Viewer,
  { createKey, imageAlt, ...values }: NewTeamMember,
  portrait: SentMedia | undefined,
): Promise<TeamMemberRow> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    const imageId = await attachPortrait(tx, portrait, null, imageAlt);
    if (await store.insertTeamMember(tx, { ...values, id, imageId }))
      await publishChange(tx, viewer, { action: 'Added team member', detail: values.name, type: 'add' });
    return requireMember(await store.findTeamMember(tx, id));
  });
}

/** Changes what is given and nothing else. Throws `not_found` and `conflict`. */
export function updateTeamMember(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, imageAlt, ...values }: ChangedTeamMember,
  portrait: SentMedia | undefined,
): Promise<TeamMemberRow> {
  return db.transaction(async (tx) => {
    const stored = requireMember(await store.lockTeamMember(tx, id));
    await refuseOutdated(tx, stored, updatedAt);
    const { name = stored.name } = values;
    const imageId = await attachPortrait(tx, portrait, stored.imageId, imageAlt);
    await store.updateTeamMember(tx, id, { ...values, imageId });
    await publishChange(tx, viewer, { action: 'Updated team member', detail: name, type: 'update' });
    return requireMember(await store.findTeamMember(tx, id));
  });
}

/** Throws `not_found` when they are gone already. */
export async function deleteTeamMember(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = requireMember(await store.lockTeamMember(tx, id));
    await store.deleteTeamMember(tx, id);
    await publishChange(tx, viewer, { action: 'Deleted team member', detail: name, type: 'Delete' });
  });
}

function requireMember<Member>(member: Member | undefined): Member {
  if (!member) throw new Problem('not_found', 'Team member not found');
  return member;
}

function attachPortrait(tx: Queryable, portrait: SentMedia | undefined, storedId: string | null, alt?: string) {
  return attachOrDescribe(tx, portrait, storedId, { alt, cacheTags: [aboutTag] });
}

async function publishChange(tx: Queryable, viewer: Viewer, activity: Activity): Promise<void> {
  await recordActivity(tx, viewer, activity);
  await dropCached(tx, [aboutTag]);
}
