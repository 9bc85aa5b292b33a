import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { sendForm } from '#test/calls/forms.ts';
import { errorsOf } from '#test/calls/staff-harness.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../media.fixture.ts';
import { removeFormerFiles } from '../sweep.service.ts';
import { anMp4 } from '../uploads/hostile-files.fixture.ts';
import { aNewFile, libraryAddress, libraryOf } from './library.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const base = libraryAddress;
const { activities, create, logins, put, read } = libraryOf(site);

test('a description changes what was sent and nothing else, and public answers follow on every process', async () => {
  const { id } = await anImage(site.db, { alt: 'A harbour' });
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, coverId: id });
  const twin = await site.twin();
  const cover = async (at = site) => (await at.ask(`/api/story/${story.slug}`)).json.data.coverImage;
  expect([(await cover()).alt, (await cover(twin)).alt]).toEqual(['A harbour', 'A harbour']);
  const { json } = await put(id, { alt: 'Boats at\ndusk', credit: 'Ana Reis', focalPoint: { x: 0.2, y: 0.75 } });
  expect(json.data).toMatchObject({
    alt: 'Boats at dusk',
    credit: 'Ana Reis',
    caption: '',
    license: '',
    decorative: false,
    focalPoint: { x: 0.2, y: 0.75 },
  });
  await expect.poll(async () => (await cover(twin)).alt, { timeout: 1000 }).toBe('Boats at dusk');
  expect((await cover()).alt).toBe('Boats at dusk');
  expect((await activities())[0]).toMatchObject({ action: 'Described media', type: 'update' });

  expect((await put(id, { decorative: true })).json.data).toMatchObject({
    alt: '',
    decorative: true,
    credit: 'Ana Reis',
  });
  expect((await put(id, { alt: 'Boats' })).json.data).toMatchObject({ alt: 'Boats', decorative: false });
  for (const [body, field] of [
    [{ alt: 'Boats', decorative: true }, 'alt'],
    [{ focalPoint: { x: 2, y: 0 } }, 'focalPoint.x'],
    [{ caption: 'x'.repeat(501) }, 'caption'],
    [{ fileName: ' ' }, 'fileName'],
  ] as const) {
    const refused = await put(id, body);
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([400, [field]]);
  }
  expect((await put(randomUUID(), { alt: 'x' })).status).toBe(404);
  await twin.close();
});

test('an image that is replaced keeps its id and its words, and every page shows the new one, on every process', async () => {
  const { _id } = (await create({ file: await aNewFile('first.png') })).json.data[0];
  await put(_id, { alt: 'Boats', focalPoint: { x: 0.25, y: 0.75 } });
  const before = await read(_id);
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, coverId: _id });
  const twin = await site.twin();
  const cover = async (at = site) => (await at.ask(`/api/story/${story.slug}`)).json.data.coverImage;
  for (const at of [site, twin]) expect((await cover(at)).url).toBe(before.url);

  const replace = (file: File) => sendForm(site, 'PUT', `${base}/${_id}/file`, logins.author, { file });
  const { status, json } = await replace(await aNewFile('second.png'));
  expect([status, json.data]).toMatchObject([
    200,
    { _id, alt: 'Boats', focalPoint: { x: 0.25, y: 0.75 }, fileName: 'second.png', usedInCount: 1 },
  ]);
  expect(json.data.url).not.toBe(before.url);
  await expect.poll(async () => (await cover(twin)).url, { timeout: 1000 }).toBe(json.data.url);
  expect((await cover()).url).toBe(json.data.url);
  expect((await site.ask(json.data.url)).status).toBe(200);
  expect((await activities())[0]).toMatchObject({ action: 'Replaced media', detail: 'first.png', type: 'update' });

  // Of another shape: what was to be kept in view may lie anywhere.
  const square = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const reshaped = await replace(new File([new Uint8Array(square)], 'square.png'));
  expect(reshaped.json.data).toMatchObject({ width: 40, focalPoint: { x: 0.5, y: 0.5 } });

  const movie = await replace(new File([new Uint8Array(anMp4())], 'boats.mp4'));
  expect([movie.status, errorsOf(movie)]).toEqual([415, { file: 'Choose a picture: this is one' }]);
  expect(
    (await sendForm(site, 'PUT', `${base}/${randomUUID()}/file`, logins.author, { file: await aNewFile() })).status,
  ).toBe(404);
  await twin.close();
});

test('the former addresses of an image are answered for a day, and not found after it', async () => {
  const { _id, url } = (await create({ file: await aNewFile() })).json.data[0];
  await sendForm(site, 'PUT', `${base}/${_id}/file`, logins.author, { file: await aNewFile() });
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  const removeAt = (hours: number) =>
    removeFormerFiles(site.db, storage, new Date(Date.now() + (hours - 24) * 3_600_000));
  await removeAt(23);
  expect((await site.ask(url)).status).toBe(200);
  await removeAt(25);
  expect((await site.ask(url)).status).toBe(404);
  expect((await site.ask((await read(_id)).url)).status).toBe(200);
  const waiting = await site.database.pool.query(
    `select start_after - created_on > interval '24 hours' as in_a_day from pgboss.job where name = 'remove-former-media-files'`,
  );
  expect(waiting.rows).toContainEqual({ in_a_day: true });
});

test('every crop keeps what is to be kept in view, and a decorative picture says nothing', async () => {
  const image = await anImage(site.db, { alt: '' });
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, coverId: image.id });
  const cover = async () => (await site.ask(`/api/story/${story.slug}`)).json.data.coverImage;
  expect(await cover()).not.toHaveProperty('focalPoint');
  expect((await cover()).alt).toBe(story.title);
  await put(image.id, { focalPoint: { x: 0.2, y: 0.755 }, decorative: true });
  await expect.poll(cover, { timeout: 1000 }).toMatchObject({ alt: '', focalPoint: { x: 0.2, y: 0.755 } });
  const styles = async () => (await site.ask(`/stories/${story.slug}`)).text.match(/style="[^"]*"/g)?.join(' ');
  await expect.poll(styles).toContain('--image-focus:20% 75.5%');
});
