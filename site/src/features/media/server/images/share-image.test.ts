import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { sweepMedia } from '../sweep.service.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const base = '/api/v5/admin/media';
const { call, create, put } = staffHarness(site, base, {});
const soon = () => new Date(Date.now() + 2000);

/** Far wider than what is shown beside links: red on the left, blue on the right. */
async function twoHalves(): Promise<File> {
  const half = (background: string) =>
    sharp({ create: { width: 1000, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const image = sharp({
    create: { width: 2000, height: 400, channels: 3, background: `#${randomUUID().slice(0, 6)}` },
  });
  const [left, right] = [await half('#d02020'), await half('#2020d0')];
  const bytes = await image
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1000, top: 0 },
    ])
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'halves.png', { type: 'image/png' });
}

async function shownBesideLinks(slug: string): Promise<string> {
  const { text } = await site.ask(`/stories/${slug}`);
  const [, address = '/'] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
  return new URL(address, site.origin).pathname;
}

async function colorAt(bytes: Buffer, left: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

test('a link to a story shows its image as a JPEG of 1200 by 630 around the focal point, and follows it', async () => {
  const [{ _id }] = (await create({ file: await twoHalves() })).json.data;
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, coverId: _id });

  const middle = await shownBesideLinks(story.slug);
  const shown = await site.ask(middle);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect([await colorAt(shown.body, 20), await colorAt(shown.body, 1180)]).toEqual(['red', 'blue']);

  await put(_id, { focalPoint: { x: 0.1, y: 0.5 } });
  await expect.poll(() => shownBesideLinks(story.slug)).not.toBe(middle);
  const left = await shownBesideLinks(story.slug);
  expect(await colorAt((await site.ask(left)).body, 1180)).toBe('red');

  // The sweep takes the one of before, and leaves the one of now.
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  await sweepMedia(site.db, storage, soon());
  expect((await site.ask(left)).status).toBe(200);
  expect((await site.ask(middle)).status).toBe(404);
});

test('there is no image for links of a point that nobody chose, of what is deleted, and of what never was', async () => {
  const [{ _id, url }] = (await create({ file: await twoHalves() })).json.data;
  const [, key] = /\/media\/([0-9a-f]+)-/.exec(url) ?? [];
  const statusOf = async (x: number, y: number, of = key) =>
    (await site.ask(`/media/${of}-share-${x}-${y}.jpg`)).status;
  expect([await statusOf(50, 51), await statusOf(999, 50), await statusOf(50, 50, '00ff')]).toEqual([404, 404, 404]);
  await call('DELETE', `${base}/${_id}`);
  expect(await statusOf(50, 50)).toBe(404);
});
