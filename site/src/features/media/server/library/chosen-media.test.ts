import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationFields } from '#features/destinations/server/staff/destination-form.fixture.ts';
import { highlightFields } from '#features/highlights/server/highlight.fixture.ts';
import { storyFields } from '#features/stories/server/staff/story-form.fixture.ts';
import { anImageFile } from '#test/calls/forms.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage, aVideo } from '../media.fixture.ts';
import { type MediaRow, mediaItems } from '../media.table.ts';

const site = testSite();
let file: File;
let first: MediaRow;
let second: MediaRow;
let video: MediaRow;
beforeAll(async () => {
  file = await anImageFile();
  first = await anImage(site.db, { alt: 'A harbour at dusk', kept: true });
  second = await anImage(site.db, { alt: '', kept: true });
  video = await aVideo(site.db, { kept: true });
});
const { also, call } = staffHarness(site, '/api/v5/admin/media', {});
const addressOf = ({ file: name }: MediaRow) => `/media/${name}`;
const usedIn = async ({ id }: MediaRow) =>
  (await call('GET', `/api/v5/admin/media/${id}`)).json.data.usedIn.map(
    ({ kind, field }: { kind: string; field: string }) => `${kind} ${field}`,
  );

describe('media of the library can be chosen in place of a file', () => {
  test('by a story, for its cover and its gallery, with a caption for each place', async () => {
    const { create, send, put } = also('/api/v5/admin/stories', storyFields);
    const chosen = { coverImageId: first.id, imageIds: [second.id, first.id] };
    const made = await create({ ...chosen, image: file, caption: 'Sent', captions: ['Ours', ''] });
    expect([made.status, made.json.data.coverImage]).toMatchObject([
      201,
      { url: addressOf(first), alt: 'A harbour at dusk' },
    ]);
    const shown = made.json.data.images.map(({ url, caption }: Record<string, string>) => [url, caption]);
    expect(shown).toEqual([
      [expect.stringMatching(/-48\.webp$/), 'Sent'],
      [addressOf(second), 'Ours'],
      [addressOf(first), ''],
    ]);
    expect(await usedIn(first)).toEqual(['story coverImage', 'story image']);
    const { _id } = made.json.data;
    // As JSON, without any file; what is put elsewhere in the order stands there.
    const imageOrder = ['new:0', addressOf(first)];
    const changed = await put(_id, { coverImageId: second.id, imageIds: [second.id], imageOrder, captions: ['Twice'] });
    expect(changed.json.data.coverImage.url).toBe(addressOf(second));
    expect(changed.json.data.images.map(({ caption }: { caption: string }) => caption)).toEqual([
      'Twice',
      '',
      'Sent',
      'Ours',
    ]);
    expect((await send(_id, { coverImage: file, coverImageId: '' })).json.data.coverImage.url).toMatch(/-48\.webp$/);
    expect(errorsOf(await send(_id, { coverImage: file, coverImageId: first.id }))).toEqual({
      coverImageId: 'Send a file or an id, not both',
    });
  });

  test('by a destination, a highlight, a banner, the about page, a team member and an author', async () => {
    const place = await also('/api/v5/admin/destination', destinationFields).create({
      thumbnailId: first.id,
      imageIds: JSON.stringify([second.id, first.id]),
    });
    expect([place.status, place.json.data.thumbnail.url]).toEqual([201, addressOf(first)]);
    expect(place.json.data.images.map(({ secure_url }: { secure_url: string }) => secure_url)).toEqual(
      [second, first].map(addressOf),
    );
    const highlight = await also('/api/v5/admin/highlight', highlightFields).create({
      imageId: first.id,
      videoId: video.id,
      avatarId: second.id,
    });
    expect([highlight.status, highlight.json.data.video.secure_url]).toEqual([201, addressOf(video)]);
    const texts = { title: 'Go', description: 'Now', smallDescription: 'Soon' };
    const banner = await call('POST', '/api/v5/admin/banner/new', { ...texts, imageIds: [second.id] });
    expect([banner.status, banner.json.data.images[0].secure_url]).toEqual([201, addressOf(second)]);
    expect((await call('PUT', '/api/v5/admin/about', { introImageId: first.id })).status).toBe(200);
    const member = { name: 'Ines', role: 'Editor', imageId: first.id };
    expect((await call('PUT', '/api/v5/admin/about/team/new', member)).status).toBe(201);
    const author = await call('POST', '/api/v5/admin/authors', { name: 'Amara', avatarId: second.id });
    expect([author.status, author.json.data.avatar]).toEqual([201, expect.stringContaining(second.key)]);
    expect(await usedIn(first)).toEqual(
      expect.arrayContaining(['destination thumbnail', 'highlight image', 'about introImage', 'team-member image']),
    );
    expect(await usedIn(second)).toEqual(expect.arrayContaining(['banner image', 'author avatar', 'highlight avatar']));
    const { _id } = highlight.json.data;
    const taken = await call('PUT', `/api/v5/admin/highlight/${_id}`, { removeVideo: true, videoId: '' });
    expect([taken.status, taken.json.data.video]).toEqual([200, null]);
  });

  test('which must be there, of the kind that is wanted, and nobody’s own', async () => {
    const place = await aDestination(site.db, { name: `Place ${randomUUID()}` });
    const { put } = also('/api/v5/admin/destination', {});
    const gone = await anImage(site.db, { deletedAt: new Date() });
    const own = await anImage(site.db, { personal: true });
    for (const thumbnailId of [randomUUID(), gone.id, own.id, video.id]) {
      const refused = await put(place.id, { thumbnailId });
      expect([refused.status, errorsOf(refused)]).toEqual([400, { thumbnailId: 'This picture doesn’t exist' }]);
    }
    expect(errorsOf(await put(place.id, { imageIds: [randomUUID()] }))).toEqual({
      imageIds: 'This picture doesn’t exist',
    });
    expect(errorsOf(await put(place.id, { thumbnailId: 'x' }))).toEqual({ thumbnailId: 'thumbnailId must be an id' });
    expect((await put(place.id, { imageIds: 'x' })).status).toBe(400);
  });

  test('and what is said of a picture in one form is said of it everywhere', async () => {
    const image = await anImage(site.db, { alt: 'Before', kept: true });
    const [one, other] = [
      await aDestination(site.db, { name: `Place ${randomUUID()}` }),
      await aDestination(site.db, { name: `Place ${randomUUID()}`, thumbnailId: image.id }),
    ];
    const { put } = also('/api/v5/admin/destination', {});
    expect((await put(one.id, { thumbnailId: image.id })).json.data.thumbnail.alt).toBe('Before');
    const saved = await put(one.id, { thumbnailId: image.id, thumbnailAlt: 'After' });
    expect(saved.json.data.thumbnail.alt).toBe('After');
    const [row] = await site.db.select().from(mediaItems).where(eq(mediaItems.id, image.id));
    expect(row?.alt).toBe('After');
    const { rows } = await site.database.pool.query(
      `select data from pgboss.job where name = 'refresh-media-users' and data::text like '%${image.id}%'`,
    );
    expect(rows).toHaveLength(1);
    expect(other.thumbnailId).toBe(image.id);
  });
});
