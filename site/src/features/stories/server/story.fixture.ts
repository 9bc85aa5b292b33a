import type { Queryable } from '#server/queryable.ts';
import { authors } from '../../authors/server/author.table.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { formerStorySlugs, stories, storyImages } from './story.table.ts';
import { regionsOfTags } from './story-regions.rules.ts';

export type Story = typeof stories.$inferSelect;

export type StoryOptions = Partial<typeof stories.$inferInsert> & {
  /** Of its gallery, beside the cover. */
  captions?: readonly string[];
  formerSlugs?: readonly string[];
};

let count = 0;

const firstOfJune = Date.UTC(2026, 5, 1);

/**
 * A published story; each is a minute newer than the one before. Its regions follow from its tags, as in the product.
 */
export async function aStory(db: Queryable, options: StoryOptions = {}): Promise<Story> {
  count += 1;
  const { captions = [], formerSlugs = [], ...chosen } = options;
  const title = chosen.title ?? `Story ${count}`;
  const tags = chosen.tags ?? ['slow travel'];
  const at = new Date(firstOfJune + count * 60_000);
  const [row] = await db
    .insert(stories)
    .values({
      slug: title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      title,
      excerpt: 'Nobody boards the early train to save time.',
      content: 'The conductor whistled twice.\n\nNobody hurried.',
      category: 'Travel',
      regions: regionsOfTags(tags),
      readTime: '5 min',
      coverId: (await anImage(db)).id,
      published: true,
      createdAt: at,
      publishedAt: at,
      updatedAt: at,
      ...chosen,
      tags,
    })
    .returning();
  const story = row as Story;
  for (const [position, caption] of captions.entries()) {
    const mediaId = (await anImage(db)).id;
    await db.insert(storyImages).values({ storyId: story.id, mediaId, position, caption });
  }
  for (const slug of formerSlugs) await db.insert(formerStorySlugs).values({ slug, storyId: story.id });
  return story;
}

/** Somebody who writes stories, with a portrait; of an account, or without one. Gives the author's id. */
export async function anAuthor(
  db: Queryable,
  { name, ...values }: Partial<typeof authors.$inferInsert> & { name: string },
): Promise<string> {
  count += 1;
  const avatarId = (await anImage(db)).id;
  const [row] = await db
    .insert(authors)
    .values({ name, slug: `author-${count}`, avatarId, ...values })
    .returning({ id: authors.id });
  return row?.id ?? '';
}
