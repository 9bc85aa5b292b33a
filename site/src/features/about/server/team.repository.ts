import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { TeamMemberRow } from './about.repository.ts';
import { teamMembers } from './about.table.ts';

export type TeamMemberRecord = typeof teamMembers.$inferSelect;

const columns = {
  id: teamMembers.id,
  name: teamMembers.name,
  role: teamMembers.role,
  description: teamMembers.description,
  image: imageColumns,
  updatedAt: teamMembers.updatedAt,
};

function selectMembers(db: Queryable, where: SQL | undefined) {
  return db.select(columns).from(teamMembers).leftJoin(mediaItems, eq(mediaItems.id, teamMembers.imageId)).where(where);
}

// A team is as large as an office: it needs no index for this.
const hasWords = (q: string) =>
  sql`search_form(${teamMembers.name} || ' ' || ${teamMembers.role}) like '%' || search_form(${q}) || '%'`;

/** In the order of the page. */
export async function listTeamPage(
  db: Queryable,
  { q }: { q: string },
  { page, limit }: PageRequest,
): Promise<Page<TeamMemberRow>> {
  const where = q ? hasWords(q) : undefined;
  const [rows, counted] = await Promise.all([
    selectMembers(db, where)
      .orderBy(asc(teamMembers.position), asc(teamMembers.createdAt), asc(teamMembers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(teamMembers).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

export async function findTeamMember(db: Queryable, id: string): Promise<TeamMemberRow | undefined> {
  const [row] = await selectMembers(db, eq(teamMembers.id, id));
  return row;
}

/** Held until the transaction ends. */
export async function lockTeamMember(tx: Queryable, id: string): Promise<TeamMemberRecord | undefined> {
  const [row] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update');
  return row;
}

/** At the end of the team. False when there is somebody with this id already. */
export async function insertTeamMember(
  tx: Queryable,
  values: Pick<TeamMemberRecord, 'id' | 'name' | 'role' | 'description'> & { imageId: string | null },
): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from ${teamMembers})`;
  const added = await tx
    .insert(teamMembers)
    .values({ ...values, position })
    .onConflictDoNothing()
    .returning({ id: teamMembers.id });
  return added.length > 0;
}

export async function updateTeamMember(
  tx: Queryable,
  id: string,
  values: { [Name in keyof TeamMemberRecord]?: TeamMemberRecord[Name] | undefined },
): Promise<void> {
  await tx
    .update(teamMembers)
    .set({ ...values, updatedAt: saveTime(teamMembers.updatedAt) })
    .where(eq(teamMembers.id, id));
}
