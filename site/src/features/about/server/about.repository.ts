import { asc, eq } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { about, teamMembers } from './about.table.ts';

const aboutStatement = preparedOnce((db) =>
  db
    .select({
      title: about.title,
      intro: about.intro,
      introMarkdown: about.introMarkdown,
      introImage: imageColumns,
      mission: about.mission,
      missionMarkdown: about.missionMarkdown,
      values: about.values,
      joinTitle: about.joinTitle,
      joinDescription: about.joinDescription,
      updatedAt: about.updatedAt,
    })
    .from(about)
    .leftJoin(mediaItems, eq(mediaItems.id, about.introImageId))
    .limit(1)
    .prepare('about'),
);

/** Undefined until somebody has written it. */
export async function findAbout(db: Queryable) {
  const [row] = await aboutStatement(db).execute();
  return row;
}

const teamStatement = preparedOnce((db) =>
  db
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      role: teamMembers.role,
      description: teamMembers.description,
      image: imageColumns,
      updatedAt: teamMembers.updatedAt,
    })
    .from(teamMembers)
    .leftJoin(mediaItems, eq(mediaItems.id, teamMembers.imageId))
    .orderBy(asc(teamMembers.position), asc(teamMembers.createdAt), asc(teamMembers.id))
    .prepare('team'),
);

export function listTeam(db: Queryable) {
  return teamStatement(db).execute();
}

export type AboutRow = NonNullable<Awaited<ReturnType<typeof findAbout>>>;
export type TeamMemberRow = Awaited<ReturnType<typeof listTeam>>[number];
