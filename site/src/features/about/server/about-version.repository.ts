import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { keptMedia } from '../../media/server/media.columns.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import { aboutId } from '../about.contract.ts';
import { aboutVersionFields, teamMemberVersionFields } from '../about-versions.ts';
import { about, teamMembers } from './about.table.ts';

/** There is one, under one id. */
async function readAboutContent(tx: Queryable, id: string) {
  if (id !== aboutId) return undefined;
  const [row] = await tx.select({ page: about, introImage: keptMedia(about.introImageId) }).from(about);
  if (!row) return undefined;
  const { title, intro, introMarkdown, mission, missionMarkdown, joinTitle, joinDescription, updatedAt } = row.page;
  const values = row.page.values.map(({ id: _id, ...value }) => ({ _id, ...value }));
  const texts = {
    intro: asMarkdown(intro, introMarkdown),
    mission: asMarkdown(mission.join('\n\n'), missionMarkdown),
  };
  return { content: { title, ...texts, introImage: row.introImage, values, joinTitle, joinDescription }, updatedAt };
}

function asMarkdown(plain: string, markdown: string | null): string {
  return markdown ?? markdownOfPlainText(plain);
}

export type AboutContent = NonNullable<Awaited<ReturnType<typeof readAboutContent>>>['content'];

export const aboutVersions = {
  kind: 'about',
  fields: aboutVersionFields,
  read: readAboutContent,
} satisfies VersionedKind;

async function readMemberContent(tx: Queryable, id: string) {
  const { name, role, description, imageId, updatedAt } = teamMembers;
  const [row] = await tx
    .select({ content: { name, role, description, image: keptMedia(imageId) }, updatedAt })
    .from(teamMembers)
    .where(eq(teamMembers.id, id));
  return row;
}

export type MemberContent = NonNullable<Awaited<ReturnType<typeof readMemberContent>>>['content'];

export const teamMemberVersions = {
  kind: 'team-member',
  fields: teamMemberVersionFields,
  read: readMemberContent,
} satisfies VersionedKind;
