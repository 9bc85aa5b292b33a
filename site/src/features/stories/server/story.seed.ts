import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import type { SamplePeople } from '../../accounts/server/account.seed.ts';
import { sampleAuthors, seedAuthors } from '../../authors/server/author.seed.ts';
import type { SampleImages } from '../../media/server/media.seed.ts';
import type { SampleTexts } from '../../rich-text/server/sample-text.seed.ts';
import { usualCategory } from './categories/story-category.rules.ts';
import { findKnownCategories } from './categories/story-category.service.ts';
import { stories, storyImages } from './story.table.ts';
import { regionsOfTags } from './story-regions.rules.ts';

const authorsFile = 'authors.json';

/** Its text stands beside it, in a Markdown file of the same name. */
const sampleStory = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()).min(1),
  readTime: z.string(),
  featured: z.boolean(),
  publishedOn: z.iso.date(),
  /** Slug of the destination that it is about. */
  place: z.string().nullable(),
  cover: z.string(),
  gallery: z.array(z.object({ picture: z.string(), caption: z.string() })).min(1),
  author: z.string(),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * Stores the stories of the sample library, published, and returns how many. `people` are the accounts of those who
 * wrote the sample reviews: some of them write stories as well. After the destinations, which the stories are about,
 * and the staff.
 */
export async function seedStories(
  db: Queryable,
  pictures: SampleImages,
  texts: SampleTexts,
  library: string,
  people: SamplePeople,
  dates: SampleDates,
): Promise<number> {
  const folder = path.join(library, 'stories');
  const authors = await seedAuthors(
    db,
    pictures,
    sampleAuthors.parse(await readJson(path.join(folder, authorsFile))),
    people,
  );
  const known = await findKnownCategories(db);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== authorsFile).sort();
  for (const file of files) {
    const sample = sampleStory.parse(await readJson(path.join(folder, file)));
    const text = await readFile(path.join(folder, `${sample.slug}.md`), 'utf8');
    // Staff may have changed the categories before they asked for the library.
    const category = known.named(sample.category) ?? usualCategory(known);
    await seedStory(db, pictures, { ...sample, category, text }, { texts, authors, dates });
  }
  return files.length;
}

async function seedStory(
  db: Queryable,
  pictures: SampleImages,
  sample: z.output<typeof sampleStory> & { text: string },
  { texts, authors, dates }: { texts: SampleTexts; authors: ReadonlyMap<string, string>; dates: SampleDates },
): Promise<void> {
  const { publishedOn, place, cover, gallery, author, text, ...facts } = sample;
  const { plain, markdown } = await texts.read(text);
  const authorId = authors.get(author);
  if (!authorId) throw new Error(`The sample library has no author called ${author}.`);
  const at = dates.at(publishedOn, facts.slug);
  const [row] = await db
    .insert(stories)
    .values({
      ...facts,
      id: texts.idOf('story', facts.slug),
      content: plain,
      contentMarkdown: markdown,
      regions: regionsOfTags(facts.tags),
      authorId,
      placeId: place && texts.idOf('destination', place),
      coverId: await pictures(cover),
      published: true,
      createdAt: at,
      publishedAt: at,
      updatedAt: at,
    })
    .returning({ id: stories.id });
  const storyId = row?.id ?? '';
  for (const [position, { picture, caption }] of gallery.entries()) {
    await db.insert(storyImages).values({ storyId, mediaId: await pictures(picture), position, caption });
  }
}
