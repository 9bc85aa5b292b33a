import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { Activity } from '../../activity/server/activity.repository.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { attachImage, type FormImage } from '../../media/server/images/gallery.service.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { onlyChanged } from '../../versions/server/content.rules.ts';
import { type Edit, saveEdit } from '../../versions/server/edit.service.ts';
import type { Restore, Restored } from '../../versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '../../versions/server/version.service.ts';
import { aboutTag } from '../about.contract.ts';
import type { ChangedTeamMember, NewTeamMember } from '../staff-about.contract.ts';
import { presentStaffMember } from './about.presenter.ts';
import type { TeamMemberRow } from './about.repository.ts';
import { type MemberContent, teamMemberVersions } from './about-version.repository.ts';
import { t } from './api-about.texts.ts';
import { outdateMemberEditions } from './editions/team-member-edition.service.ts';
import * as store from './team.repository.ts';

/** Adds somebody to the end of the team. A second call with the same `createKey` adds nobody and gives who is there. */
export function createTeamMember(
  db: Transactor,
  viewer: Viewer,
  { createKey, imageAlt, imageId: _, ...values }: NewTeamMember,
  portrait: SentMedia | undefined,
): Promise<TeamMemberRow> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await withVersion(tx, teamMemberVersions, id, { by: viewer.accountId }, async () => {
      const image = await attachPortrait(tx, portrait, null, imageAlt);
      if (await store.insertTeamMember(tx, { ...values, id, imageId: image?.media ?? null }))
        await publishChange(tx, viewer, { action: 'Added team member', detail: values.name, type: 'add' });
    });
    return requireMember(await store.findTeamMember(tx, id));
  });
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else. Throws `not_found`, and `conflict` when both changed the same.
 */
export function updateTeamMember(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, imageAlt, imageId: _, ...values }: ChangedTeamMember,
  portrait: SentMedia | undefined,
): Promise<{ row: TeamMemberRow; merged: string[] }> {
  return db.transaction(async (tx) => {
    const stored = requireMember(await store.lockTeamMember(tx, id));
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const edit = { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange };
    const merged = await saveMember(tx, stored, edit, async (from) => ({
      ...from,
      ...given,
      image: await attachPortrait(tx, portrait, from.image, imageAlt),
    }));
    const row = requireMember(await store.findTeamMember(tx, id));
    await publishChange(tx, viewer, { action: 'Updated team member', detail: row.name, type: 'update' });
    return { row, merged };
  });
}

/** Makes somebody what they were. Throws `not_found` and `conflict`. */
export function restoreTeamMember(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = requireMember(await store.lockTeamMember(tx, id));
    const wanted = async (from: MemberContent) => restore.wanted(from);
    const merged = await saveMember(tx, stored, restoreEdit(viewer, restore), wanted);
    const data = presentStaffMember(requireMember(await store.findTeamMember(tx, id)));
    await publishChange(tx, viewer, { action: 'Restored team member', detail: data.name, type: 'update' });
    return { data, merged };
  });
}

/** `isSmall`: translations stay good, whatever the texts say now. */
type MemberEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of somebody, their row locked; gives the fields that others changed meanwhile. Throws `conflict`. */
function saveMember(
  tx: Queryable,
  stored: store.TeamMemberRecord,
  { isSmall = false, ...edit }: MemberEdit,
  wanted: (from: MemberContent) => Promise<MemberContent>,
): Promise<string[]> {
  const write = async (before: MemberContent, after: MemberContent) => {
    const { image, ...values } = onlyChanged(before, after);
    const imageId = image === undefined ? undefined : (image?.media ?? null);
    await store.updateTeamMember(tx, stored.id, { ...values, imageId });
    if (!isSmall) await outdateMemberEditions(tx, stored.id, before, after);
  };
  return saveEdit(tx, teamMemberVersions, { ...edit, id: stored.id, stored }, { wanted, write });
}

/** Moves them to the trash. Throws `not_found` when they are gone already. */
export async function deleteTeamMember(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { name, imageId } = requireMember(await store.lockTeamMember(tx, id));
    await moveToTrash(tx, viewer, { kind: 'team-member', id, title: name, imageId, table: 'team_members' });
    await publishChange(tx, viewer, { action: 'Deleted team member', detail: name, type: 'Delete' });
  });
}

export const teamMemberTrash: TrashKind = {
  kind: 'team-member',
  versions: teamMemberVersions,
  restored: (tx) => dropCached(tx, [aboutTag]),
};

function requireMember<Member>(member: Member | undefined): Member {
  if (!member) throw new Problem('not_found', t.memberNotFound);
  return member;
}

function attachPortrait(tx: Queryable, portrait: SentMedia | undefined, from: FormImage | null, alt?: string) {
  return attachImage(tx, portrait, from, { alt, cacheTags: [aboutTag] });
}

async function publishChange(tx: Queryable, viewer: Viewer, activity: Activity): Promise<void> {
  await recordActivity(tx, viewer, activity);
  await dropCached(tx, [aboutTag]);
}
