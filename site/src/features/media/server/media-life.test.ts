import { utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { type S3Double, startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { s3Storage } from '@trekker/media-storage/s3-storage.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Received } from '#test/calls/requests.ts';
import { startTestSite, type TestSite } from '#test/site/test-site.ts';
import { aLogin, anAccount } from '../../accounts/server/account.fixture.ts';
import { destinationsTag, destinationTag } from '../../destinations/destination.contract.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinationImages, destinations } from '../../destinations/server/destination.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { anImage, aVideo } from './media.fixture.ts';
import { mediaWork } from './media.jobs.ts';
import { attachMedia } from './media.service.ts';
import { type MediaRow, mediaItems } from './media.table.ts';
import { sweepMedia } from './sweep.service.ts';
import { aPhotograph } from './uploads/hostile-files.fixture.ts';
import { createSpool } from './uploads/spool.ts';
import { aForm } from './uploads/upload.fixture.ts';
import { createUploads } from './uploads/upload.service.ts';

let site: TestSite;
let storage: MediaStorage;

async function sendAvatar(headers: Record<string, string>, bytes: Buffer): Promise<Pick<Received, 'status' | 'json'>> {
  const body = aForm({ name: 'Ann Walker', avatar: new Blob([new Uint8Array(bytes)]) });
  const response = await fetch(`${site.origin}/api/v3/auth/UpdateProfile`, { method: 'PUT', headers, body });
  return { status: response.status, json: await response.json() };
}

/** Does the jobs until the test ends. */
async function work(): Promise<void> {
  const worker = await startWorker(
    site.database.connection,
    mediaWork(site.db, async () => storage),
  );
  onTestFinished(() => worker.stop(5000));
}

const filesOf = ({ file, sizes }: MediaRow) => [
  file,
  ...sizes.flatMap(({ file, avif }) => [file, avif].filter((name) => name !== undefined)),
];
const names = async () => (await Array.fromAsync(storage.list(), ({ name }) => name)).sort();

/** Puts an item's files where it says that they are. */
async function withFiles(item: MediaRow): Promise<MediaRow> {
  for (const name of new Set(filesOf(item))) await storage.put(name, Buffer.from('x'));
  return item;
}

const longAgo = new Date('2026-01-01T00:00:00Z');

/** What the life of an image is, wherever its files lie. */
function mediaLife(): void {
  test('an image is shown as soon as it is uploaded, and in smaller sizes soon after', async () => {
    const { headers } = await aLogin(site.db);
    const { status, json } = await sendAvatar(headers, await aPhotograph(3000, 2000).jpeg().toBuffer());
    expect([status, json.user.avatar]).toMatchObject([200, { width: 2560, height: 1707 }]);
    const atOnce = json.user.avatar.sizes;
    expect(atOnce.map(({ width }: { width: number }) => width)).toEqual([800, 1600, 2560]);
    for (const { width, url } of atOnce) expect((await sharp((await site.ask(url)).body).metadata()).width).toBe(width);
    const shown = await site.ask(json.user.avatar.secure_url);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 2560 });

    await work();
    const avatar = async () => (await site.ask('/api/v3/auth/getProfile', { headers })).json.data.avatar;
    await expect
      .poll(async () => (await avatar()).sizes.map(({ width }: { width: number }) => width))
      .toEqual([400, 800, 1600, 2560]);
    for (const { width, url, avif } of (await avatar()).sizes) {
      for (const [address, type] of [
        [url, 'image/webp'],
        [avif, 'image/avif'],
      ]) {
        if (!address) continue;
        const file = await site.ask(address);
        expect([address, file.status, file.headers['content-type']]).toEqual([address, 200, type]);
        expect((await sharp(file.body).metadata()).width).toBe(width);
      }
    }
  });

  test('answers that show an image are renewed when its sizes are ready', async () => {
    const place = await aDestination(site.db, { name: 'Changing Bay' });
    const bytes = await aPhotograph(900, 600).png().toBuffer();
    const upload = await createUploads(storage, createSpool(tmpdir())).store('image', Readable.from([bytes]));
    await site.db.transaction(async (tx) => {
      const cacheTags = [destinationTag(place.id), destinationsTag];
      const thumbnailId = await attachMedia(tx, upload, { alt: 'A bay', cacheTags });
      await tx.update(destinations).set({ thumbnailId }).where(eq(destinations.id, place.id));
    });
    site.site.cache.clear();
    const thumbnail = async () => (await site.ask(`/api/v3/destination/${place.slug}`)).json.data.thumbnail;
    expect(await thumbnail()).toMatchObject({ alt: 'A bay', width: 900, sizes: [{ width: 800 }, { width: 900 }] });
    await work();
    await expect
      .poll(async () => (await thumbnail()).sizes.map(({ width }: { width: number }) => width))
      .toEqual([400, 800, 900]);
    expect((await thumbnail()).sizes[2].avif).toMatch(/-900\.avif$/);
  });

  test('a video gets no smaller sizes', async () => {
    const { rows } = await site.database.pool.query(
      "select count(*)::int as count from pgboss.job where name = 'make-picture-variants'",
    );
    const video: MediaUpload = {
      key: 'f00d',
      kind: 'video',
      contentType: 'video/mp4',
      file: 'f00d.mp4',
      durationSeconds: 0,
      width: 0,
      height: 0,
      sizeBytes: 1,
      tone: '#000000',
      thumbhash: '',
      sizes: [],
      fileName: 'f.mp4',
      originalFile: null,
      originalType: 'video/mp4',
      originalBytes: 1,
      digest: null,
      position: null,
      uploaderId: null,
      attached: false,
    };
    await attachMedia(site.db, video);
    const after = await site.database.pool.query(
      "select count(*)::int as count from pgboss.job where name = 'make-picture-variants'",
    );
    expect(after.rows).toEqual(rows);
  });

  test('the sweep keeps media that any column refers to, and deletes rows and files of the rest', async () => {
    const old = { createdAt: longAgo };
    const avatar = await withFiles(await anImage(site.db, old));
    const { id } = await anAccount(site.db, { avatarId: avatar.id });
    const place = await aDestination(site.db, { images: 0 });
    const thumbnail = await withFiles(await anImage(site.db, old));
    const inGallery = await withFiles(await anImage(site.db, old));
    await site.db.update(destinations).set({ thumbnailId: thumbnail.id }).where(eq(destinations.id, place.id));
    await site.db.insert(destinationImages).values({ destinationId: place.id, mediaId: inGallery.id, position: 0 });
    const video = await withFiles(await aVideo(site.db, old));
    await storage.put(video.alternatives[0]?.file ?? '', Buffer.from('x'));
    const orphan = await withFiles(await anImage(site.db, old));
    const stranger = 'deadbeefdeadbeefdeadbeefdeadbeef-400.webp';
    const wrongSize = `${avatar.key}-123.webp`;
    for (const name of [stranger, wrongSize]) await storage.put(name, Buffer.from('x'));

    // All files are from just now: whoever puts one may still want it.
    await sweepMedia(site.db, storage, new Date(Date.now() - 60_000));
    const ids = async () => (await site.db.select({ id: mediaItems.id }).from(mediaItems)).map((row) => row.id);
    expect(await ids()).toEqual(expect.arrayContaining([avatar.id, thumbnail.id, inGallery.id]));
    expect(await ids()).not.toContain(orphan.id);
    expect(await ids()).not.toContain(video.id);
    expect(await names()).toEqual(expect.arrayContaining([stranger, wrongSize, ...filesOf(orphan)]));

    // A store's clock counts in whole seconds.
    await sweepMedia(site.db, storage, new Date(Date.now() + 2000));
    const left = await names();
    expect(left).toEqual(expect.arrayContaining([avatar, thumbnail, inGallery].flatMap(filesOf)));
    for (const gone of [stranger, wrongSize, ...filesOf(orphan), ...filesOf(video)]) expect(left).not.toContain(gone);
    const accounts = await site.database.pool.query('select avatar_id from accounts where id = $1', [id]);
    expect(accounts.rows).toEqual([{ avatar_id: avatar.id }]);
  });

  test('the sweep keeps media that a text names, in whatever block, and a draft’s too', async () => {
    const old = { createdAt: longAgo };
    const alone = await anImage(site.db, old);
    const inGallery = await anImage(site.db, old);
    const inPlace = await anImage(site.db, old);
    const video = await aVideo(site.db, old);
    const orphan = await anImage(site.db, old);
    const gallery = `:::gallery\n::figure{media=${alone.id}}\n::figure[B]{media=${inGallery.id} alt="B"}\n:::`;
    await aStory(site.db, {
      published: false,
      contentMarkdown: `${orphan.id}\n\n::figure[A]{media=${alone.id}}\n\n${gallery}\n\n::video{media=${video.id}}`,
    });
    await aDestination(site.db, { longDescriptionMarkdown: `::figure{media=${inPlace.id} width=wide}` });
    await sweepMedia(site.db, storage, new Date(Date.now() - 60_000));
    const left = (await site.db.select({ id: mediaItems.id }).from(mediaItems)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([alone, inGallery, inPlace, video].map(({ id }) => id)));
    expect(left).not.toContain(orphan.id);
  });

  test('the sweep leaves recent media alone, even if nothing refers to them yet', async () => {
    const fresh = await withFiles(await anImage(site.db));
    await sweepMedia(site.db, storage, new Date(Date.now() - 60_000));
    const [row] = await site.db.select().from(mediaItems).where(eq(mediaItems.id, fresh.id));
    expect(row?.id).toBe(fresh.id);
  });
}

describe('media on a disk', () => {
  beforeAll(async () => {
    site = await startTestSite();
    storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  });
  afterAll(() => site.close());

  mediaLife();

  test('an image that is replaced is deleted by the next sweep, with all its files', async () => {
    const { account, headers } = await aLogin(site.db);
    const first = await withFiles(await anImage(site.db, { createdAt: longAgo }));
    await site.database.pool.query('update accounts set avatar_id = $1 where id = $2', [first.id, account.id]);
    const { json } = await sendAvatar(headers, await aPhotograph(300, 300).png().toBuffer());
    for (const name of filesOf(first))
      utimesSync(path.join(site.dataDirectory, 'media', name.slice(0, 2), name), longAgo, longAgo);
    await sweepMedia(site.db, storage, new Date(Date.now() - 60_000));
    const left = await names();
    for (const name of filesOf(first)) expect(left).not.toContain(name);
    expect((await site.ask(json.user.avatar.secure_url)).status).toBe(200);
  });

  test('a refused avatar leaves no row and no file, and the old one stays', async () => {
    const { headers } = await aLogin(site.db);
    const rows = async () => (await site.db.select({ id: mediaItems.id }).from(mediaItems)).length;
    const before = [await rows(), await names()];
    const { status, json } = await sendAvatar(headers, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([status, json.message]).toEqual([415, 'Please select a valid image file (JPEG, PNG, or GIF)']);
    expect([await rows(), await names()]).toEqual(before);
  });
});

/** For the tests beside it: a site whose images lie in a store of their own. */
function s3Store(): { close(): Promise<void> } {
  let store: S3Double;
  beforeAll(async () => {
    store = await startS3Double();
    const settings = await store.makeBucket();
    site = await startTestSite({ config: { media: { kind: 's3', ...settings } } });
    storage = s3Storage(settings);
  });
  let isAway = false;
  const close = async () => {
    if (!isAway) await store.close();
    isAway = true;
  };
  afterAll(async () => {
    await site.close();
    await close();
  });
  return { close };
}

describe('media in an S3 store', () => {
  s3Store();
  mediaLife();
});

describe('an S3 store that is down', () => {
  const store = s3Store();

  test('answers 503, and everything else works', async () => {
    const { account, headers } = await aLogin(site.db);
    await store.close();
    const gone = await site.ask('/media/ab12-400.webp');
    expect([gone.status, gone.headers['retry-after']]).toEqual([503, '5']);
    expect((await sendAvatar(headers, await aPhotograph(90, 90).png().toBuffer())).status).toBe(503);
    const { status, json } = await site.ask('/api/v3/auth/getProfile', { headers });
    expect([status, json.data.name, json.data.avatar]).toEqual([200, account.name, null]);
  });
});
