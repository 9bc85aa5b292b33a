import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage, aVideo } from '../media.fixture.ts';
import { formerMediaFiles, type MediaRow, mediaItems } from '../media.table.ts';
import { namesOfFiles } from '../media-files.rules.ts';
import { sweepMedia } from '../sweep.service.ts';

const site = testSite();

const createdAt = new Date('2026-01-01T00:00:00Z');
const soon = () => new Date(Date.now() + 2000);
const storage = () => diskStorage(path.join(site.dataDirectory, 'media'));

async function withFiles(item: MediaRow): Promise<MediaRow> {
  const store = await storage();
  for (const name of new Set(namesOfFiles(item))) await store.put(name, Buffer.from('x'));
  return item;
}

async function left(...items: MediaRow[]): Promise<boolean[]> {
  const ids = items.map(({ id }) => id);
  const rows = await site.db.select({ id: mediaItems.id }).from(mediaItems).where(inArray(mediaItems.id, ids));
  return ids.map((id) => rows.some((row) => row.id === id));
}

test('the sweep keeps images and videos that only the text of a draft names, until the text names them no more', async () => {
  const named = await withFiles(await anImage(site.db, { createdAt }));
  const video = await withFiles(await aVideo(site.db, { createdAt }));
  const inGallery = await withFiles(await anImage(site.db, { createdAt }));
  const contentMarkdown = `::figure{media=${named.id}}\n\n::video{media=${video.id}}`;
  await aStory(site.db, { content: 'Words', contentMarkdown, published: false, publishedAt: null });
  const gallery = `:::gallery\n::figure{media=${inGallery.id}}\n::figure{media=${named.id}}\n:::`;
  await aDestination(site.db, { longDescriptionMarkdown: gallery });

  await sweepMedia(site.db, await storage(), soon());
  expect(await left(named, video, inGallery)).toEqual([true, true, true]);
  const names = await Array.fromAsync((await storage()).list(), ({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([named, video, inGallery].flatMap(namesOfFiles)));

  await site.db.update(stories).set({ content: 'Others' });
  await sweepMedia(site.db, await storage(), soon());
  expect(await left(named, video, inGallery)).toEqual([true, false, true]);
});

test('the sweep leaves what somebody keeps, used or not, with its original', async () => {
  const kept = await anImage(site.db, { createdAt, kept: true });
  const originalFile = `${kept.key}-0123456789abcdef.original`;
  await site.db.update(mediaItems).set({ originalFile }).where(sql`id = ${kept.id}`);
  await withFiles({ ...kept, originalFile });
  await sweepMedia(site.db, await storage(), soon());
  expect(await left(kept)).toEqual([true]);
  expect(await (await storage()).stat(originalFile)).toEqual({ sizeBytes: 1 });
});

test('files that an image had before are there for a day', async () => {
  const store = await storage();
  const names = ['cafe-400.webp', 'cafe-800.webp'];
  for (const name of names) await store.put(name, Buffer.from('x'));
  await site.db.insert(formerMediaFiles).values(names.map((file) => ({ file })));
  const there = () => Promise.all(names.map(async (name) => (await store.stat(name)) !== undefined));

  // The files themselves are older than what is swept, as those of an image from last year.
  await site.db.update(formerMediaFiles).set({ replacedAt: new Date(Date.now() + 3_600_000) });
  await sweepMedia(site.db, store, soon());
  expect(await there()).toEqual([true, true]);

  await site.db.update(formerMediaFiles).set({ replacedAt: createdAt });
  await sweepMedia(site.db, store, soon());
  expect(await there()).toEqual([false, false]);
  expect(await site.db.select().from(formerMediaFiles)).toEqual([]);
});
