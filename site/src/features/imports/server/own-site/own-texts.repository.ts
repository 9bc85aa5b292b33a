import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { bannerImages, banners } from '#features/banners/server/banner.table.ts';
import { contactInfo } from '#features/contact/server/contact.table.ts';
import {
  destinationImages,
  destinations,
  formerDestinationSlugs,
} from '#features/destinations/server/destination.table.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { formerPageSlugs, pages } from '#features/pages/server/page.table.ts';
import { settings } from '#features/settings/server/settings.table.ts';
import { formerStorySlugs, stories, storyImages } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';

type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: string };

export async function putMedia(tx: Queryable, row: Insert<typeof mediaItems>): Promise<void> {
  await tx.insert(mediaItems).values(row);
}

/** Whose files have a name already. */
export async function findKey(tx: Queryable, key: string): Promise<string | undefined> {
  return (await tx.select({ id: mediaItems.id }).from(mediaItems).where(eq(mediaItems.key, key)))[0]?.id;
}

const slugTables = {
  story: { slugs: stories, former: formerStorySlugs, source: 'stories' },
  page: { slugs: pages, former: formerPageSlugs, source: 'pages' },
  destination: { slugs: destinations, former: formerDestinationSlugs, source: 'destinations' },
} as const;
export type KindWithSlug = keyof typeof slugTables;

/** Whether an address is somebody else's: of today, of former days, or in the trash. */
export async function isSlugTaken(tx: Queryable, kind: KindWithSlug, slug: string, id: string): Promise<boolean> {
  const { slugs, former, source } = slugTables[kind];
  const owner = 'pageId' in former ? former.pageId : 'storyId' in former ? former.storyId : former.destinationId;
  const { rows } = await tx.execute(sql`
    select from ${slugs} where ${and(eq(slugs.slug, slug), ne(slugs.id, id))}
    union all select from ${former} where ${and(eq(former.slug, slug), ne(owner, id))}
    union all select from trashed_rows where source = ${source} and content ->> 'slug' = ${slug}
      and item_id <> ${id} limit 1`);
  return rows.length > 0;
}

/** What another leads to already stays so. */
async function putFormerSlugs(tx: Queryable, kind: KindWithSlug, id: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  if (kind === 'story')
    await tx
      .insert(formerStorySlugs)
      .values(slugs.map((slug) => ({ slug, storyId: id })))
      .onConflictDoNothing();
  else if (kind === 'page')
    await tx
      .insert(formerPageSlugs)
      .values(slugs.map((slug) => ({ slug, pageId: id })))
      .onConflictDoNothing();
  else
    await tx
      .insert(formerDestinationSlugs)
      .values(slugs.map((slug) => ({ slug, destinationId: id })))
      .onConflictDoNothing();
}

export async function putStory(
  tx: Queryable,
  row: Insert<typeof stories>,
  more: { formerSlugs: readonly string[]; images: readonly { mediaId: string; caption: string }[] },
): Promise<void> {
  await tx.insert(stories).values(row).onConflictDoUpdate({ target: stories.id, set: row });
  await tx.delete(storyImages).where(eq(storyImages.storyId, row.id));
  if (more.images.length > 0)
    await tx
      .insert(storyImages)
      .values(more.images.map((image, position) => ({ storyId: row.id, ...image, position })));
  await putFormerSlugs(tx, 'story', row.id, more.formerSlugs);
}

export async function putPage(tx: Queryable, row: Insert<typeof pages>, formerSlugs: readonly string[]): Promise<void> {
  await tx.insert(pages).values(row).onConflictDoUpdate({ target: pages.id, set: row });
  await putFormerSlugs(tx, 'page', row.id, formerSlugs);
}

export async function putDestination(
  tx: Queryable,
  row: Insert<typeof destinations>,
  more: { formerSlugs: readonly string[]; images: readonly string[] },
): Promise<void> {
  await tx.insert(destinations).values(row).onConflictDoUpdate({ target: destinations.id, set: row });
  await tx.delete(destinationImages).where(eq(destinationImages.destinationId, row.id));
  if (more.images.length > 0)
    await tx
      .insert(destinationImages)
      .values(more.images.map((mediaId, position) => ({ destinationId: row.id, mediaId, position })));
  await putFormerSlugs(tx, 'destination', row.id, more.formerSlugs);
}

/** It stays as of its last change: nobody has edited it. */
export async function holdBackDestination(tx: Queryable, id: string): Promise<void> {
  await tx.update(destinations).set({ published: false }).where(eq(destinations.id, id));
}

export async function putHighlight(tx: Queryable, row: Insert<typeof highlights>): Promise<void> {
  await tx.insert(highlights).values(row).onConflictDoUpdate({ target: highlights.id, set: row });
}

/** Where another is active already, this one waits. */
export async function putBanner(
  tx: Queryable,
  row: Insert<typeof banners>,
  images: readonly { mediaId: string; placeId: string | null }[],
): Promise<{ isActive: boolean }> {
  const others = await tx
    .select({ id: banners.id })
    .from(banners)
    .where(and(eq(banners.active, true), ne(banners.id, row.id)));
  const isActive = row.active === true && others.length === 0;
  const stored = { ...row, active: isActive };
  await tx.insert(banners).values(stored).onConflictDoUpdate({ target: banners.id, set: stored });
  await tx.delete(bannerImages).where(eq(bannerImages.bannerId, row.id));
  if (images.length > 0)
    await tx.insert(bannerImages).values(images.map((image, position) => ({ bannerId: row.id, ...image, position })));
  return { isActive };
}

export async function putAbout(tx: Queryable, row: typeof about.$inferInsert): Promise<void> {
  await tx.insert(about).values(row).onConflictDoUpdate({ target: about.only, set: row });
}

export async function putTeamMember(tx: Queryable, row: Insert<typeof teamMembers>): Promise<void> {
  await tx.insert(teamMembers).values(row).onConflictDoUpdate({ target: teamMembers.id, set: row });
}

export async function putContact(tx: Queryable, row: typeof contactInfo.$inferInsert): Promise<void> {
  await tx.insert(contactInfo).values(row).onConflictDoUpdate({ target: contactInfo.only, set: row });
}

/** The code of the set-up stays as it is. */
export async function putSettings(tx: Queryable, row: Partial<typeof settings.$inferInsert>): Promise<void> {
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.only, set: row });
}

/** Of these, the ones that are here. */
export async function listMediaHere(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(inArray(mediaItems.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

const named = { destination: destinations, story: stories } as const;

export async function isHere(tx: Queryable, kind: keyof typeof named, id: string): Promise<boolean> {
  const table = named[kind];
  return (await tx.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0;
}
