import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { inArray, sql } from 'drizzle-orm';
import { authors } from '#features/authors/server/author.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { keptMedia } from '#features/media/server/media.columns.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import { storyVersionFields } from '../../story-versions.ts';
import { stories } from '../story.table.ts';

export type StoryImage = { media: string; alt: string; caption: string };

async function readStoryContents(tx: Queryable, ids: readonly string[]) {
  const { title, excerpt, category, tags, placeId, authorId, readTime, featured } = stories;
  const rows = await tx
    .select({
      id: stories.id,
      fields: { title, excerpt, category, tags, placeId, authorId, readTime, featured, isPublished: stories.published },
      plain: stories.content,
      markdown: stories.contentMarkdown,
      coverImage: keptMedia(stories.coverId),
      image: sql<StoryImage[]>`coalesce((
        select json_agg(json_build_object('media', shown.id, 'alt', shown.alt, 'caption', place.caption)
          order by place.position)
        from story_images place join media_items shown on shown.id = place.media_id
        where place.story_id = stories.id), '[]')`,
      updatedAt: stories.updatedAt,
    })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  return new Map(
    rows.map(({ id, fields, plain, markdown, coverImage, image, updatedAt }) => {
      const content = markdown ?? markdownOfPlainText(plain);
      return [id, { content: { ...fields, content, coverImage, image }, updatedAt }];
    }),
  );
}

type MapValue<Of> = Of extends Map<string, infer Value> ? Value : never;
export type StoryContent = MapValue<Awaited<ReturnType<typeof readStoryContents>>>['content'];

export const storyVersions = {
  kind: 'story',
  fields: storyVersionFields,
  read: async (tx: Queryable, id: string) => (await readStoryContents(tx, [id])).get(id),
  readAll: readStoryContents,
} satisfies VersionedKind;

/** Authors and places, by their ids. */
export async function listNamesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = (source: typeof authors | typeof destinations) =>
    db
      .select({ id: source.id, name: source.name })
      .from(source)
      .where(inArray(source.id, [...ids]));
  // One after another: within a transaction there is one connection.
  const found = [...(await named(authors)), ...(await named(destinations))];
  return new Map(found.map(({ id, name }) => [id, name]));
}
