import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationCovers } from '../src/features/destinations/server/destination-cover.repository.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { highlightCovers } from '../src/features/highlights/server/highlight-cover.repository.ts';
import { storeCover } from '../src/features/media/server/covers/cover.jobs.ts';
import { anImage } from '../src/features/media/server/media.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { storyCovers } from '../src/features/stories/server/story-cover.repository.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
const storage = () => diskStorage(path.join(site.dataDirectory, 'media'));
const mediaCount = async () =>
  (await site.db.execute<{ id: string }>(sql`select id from media_items order by created_at`)).rows.length;

test('an item without an image gets a drawn cover once, and the public sees it', async () => {
  const place = await aDestination(site.db, { name: 'Naxos', tags: ['islands', 'beaches'], thumbnailId: null });
  const shown = async () => (await site.ask(`/api/v3/destination/${place.slug}`)).json.data.thumbnail;
  expect(await shown()).toBeNull();
  expect(await destinationCovers.findBare(site.db, 5)).toEqual([place.id]);
  await storeCover(site.db, await storage(), destinationCovers, place.id);
  await expect.poll(shown).toMatchObject({ width: 1600, height: 1067, thumbhash: expect.stringMatching(/.{20}/) });
  const { url, alt } = await shown();
  expect(alt).toMatch(/^Illustration for Naxos: /);
  expect((await site.ask(url)).headers['content-type']).toBe('image/webp');
  const count = await mediaCount();
  await storeCover(site.db, await storage(), destinationCovers, place.id);
  expect([await mediaCount(), await destinationCovers.findBare(site.db, 5)]).toEqual([count, []]);
});

test('no cover is drawn for an item that has an image meanwhile, is a draft or deleted', async () => {
  const { id: imageId } = await anImage(site.db);
  const owners = [
    [storyCovers, await aStory(site.db, { title: 'A draft', published: false, coverId: null })],
    [highlightCovers, await aHighlight(site.db, { published: false, imageId: null })],
    [highlightCovers, await aHighlight(site.db, { imageId })],
  ] as const;
  for (const [owner, { id }] of owners) expect(await owner.findBare(site.db, 5)).not.toContain(id);
  const [, , [owner, { id }]] = owners;
  await owner.giveCover(site.db, id, (await anImage(site.db)).id);
  const { rows } = await site.db.execute(sql`select image_id from highlights where id = ${id}`);
  expect(rows).toEqual([{ image_id: imageId }]);
  const bare = await aHighlight(site.db, { location: 'Oia, Greece', imageId: null });
  expect(await highlightCovers.findSubject(site.db, bare.id)).toMatchObject({ name: 'Oia, Greece' });
  expect(await highlightCovers.findSubject(site.db, id)).toBeUndefined();
});

test('every column that refers to an image has an index, so that deleting one reads no whole table', async () => {
  const { rows } = await site.db.execute(sql`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media_items'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`);
  expect(rows).toEqual([]);
});
