import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { about } from '#features/about/server/about.table.ts';
import { anAccount } from '#features/accounts/server/account.fixture.ts';
import { aBanner } from '#features/banners/server/banner.fixture.ts';
import { bannerImages } from '#features/banners/server/banner.table.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aHighlight } from '#features/highlights/server/highlight.fixture.ts';
import { anAuthor, aStory } from '#features/stories/server/story.fixture.ts';
import { stories, storyImages } from '#features/stories/server/story.table.ts';
import { errorsOf } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage, aVideo } from '../media.fixture.ts';
import { mediaItems, mediaUses } from '../media.table.ts';
import { anMp4, aPhotograph } from '../uploads/hostile-files.fixture.ts';
import { aNewFile, libraryAddress, libraryOf } from './library.fixture.ts';

const site = testSite();
const base = libraryAddress;
const { activities, call, create, logins, read } = libraryOf(site);
const list = async (query: string) => (await call('GET', `${base}?${query}`)).json;
const idsOf = (answer: { data: { _id: string }[] }) => answer.data.map(({ _id }) => _id);

test('files that are sent to the library are items of it, in the order of sending', async () => {
  const [first, second] = [await aNewFile('Água.png'), new File([new Uint8Array(anMp4())], '../boats\u202e.mp4')];
  const { status, json } = await create({ file: [first, second] });
  const look = { width: 48, height: 32, durationSeconds: 0, tone: expect.any(String), thumbhash: expect.any(String) };
  const unwritten = { alt: '', decorative: false, caption: '', credit: '', license: '', position: null };
  expect([status, json.message]).toEqual([201, 'Files added']);
  expect(json.data).toEqual([
    {
      _id: expect.any(String),
      kind: 'picture',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-48\.webp$/),
      sizes: [],
      ...look,
      ...unwritten,
      focalPoint: { x: 0.5, y: 0.5 },
      fileName: 'Água.png',
      contentType: 'image/png',
      bytes: first.size,
      uploadedAt: expect.any(String),
      uploadedBy: { _id: expect.any(String), name: 'Ana Reis' },
      usedInCount: 0,
      deletedAt: null,
      duplicate: false,
    },
    expect.objectContaining({ kind: 'video', fileName: 'boats .mp4', contentType: 'video/mp4', bytes: second.size }),
  ]);
  expect((await activities())[0]).toMatchObject({ action: 'Added media', detail: 'Água.png and 1 more', type: 'add' });
  expect(idsOf(await list(''))).toEqual(expect.arrayContaining(idsOf(json)));
  expect(idsOf(await list('kind=video'))).toEqual([json.data[1]._id]);
});

test('equal bytes are one item, whoever sends them at the same moment', async () => {
  const file = await aNewFile();
  const answers = await Promise.all([create({ file: [file, file] }), create({ file }), create({ file }, logins.admin)]);
  const items = answers.flatMap(({ json }) => json.data as { _id: string; duplicate: boolean }[]);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(1);
  expect(items.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  const stored = await site.db
    .select()
    .from(mediaItems)
    .where(eq(mediaItems.id, items[0]?._id ?? ''));
  expect(stored).toMatchObject([{ kept: true, digest: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('all that is wrong with the files is told, and none of them is taken', async () => {
  const before = await site.db.$count(mediaItems);
  const refused = await create({
    file: [await aNewFile(), new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')],
  });
  expect([refused.status, errorsOf(refused).file]).toEqual([
    415,
    'Please select a picture (JPEG, PNG, WebP, AVIF, or GIF) or a video (MP4 or WebM)',
  ]);
  expect(errorsOf(await create({}))).toEqual({ file: 'Choose a file' });
  const file = await aNewFile();
  expect(errorsOf(await create({ file: Array.from({ length: 21 }, () => file) }))).toEqual({
    file: 'At most 20 files at a time',
  });
  expect(await site.db.$count(mediaItems)).toBe(before);
});

test('the library is searched, filtered and put in order', async () => {
  const uploader = await anAccount(site.db, { role: 'ADMIN', name: 'Margot' });
  const word = randomUUID().slice(0, 8);
  const make = (values: Parameters<typeof anImage>[1]) => anImage(site.db, { kept: true, ...values });
  const named = await make({ fileName: `Canal ${word}.jpg`, alt: '', originalBytes: 10 });
  const told = await make({
    fileName: 'b.jpg',
    caption: `Ferries, ${word}`,
    uploaderId: uploader.id,
    originalBytes: 30,
  });
  const lent = await make({
    fileName: 'a.jpg',
    credit: word.toUpperCase(),
    alt: '',
    decorative: true,
    originalBytes: 20,
  });
  const moving = await aVideo(site.db, { fileName: `c ${word}.mp4`, kept: true });
  const gone = await make({ fileName: `Gone ${word}`, deletedAt: new Date() });
  const own = await make({ fileName: `Own ${word}`, personal: true });
  await aStory(site.db, { coverId: told.id, title: `Story ${word}` });

  const found = async (query: string) => idsOf(await list(`q=${word}&${query}`));
  expect(await found('sort=name')).toEqual([lent.id, told.id, moving.id, named.id]);
  expect(await found('sort=size')).toEqual([told.id, lent.id, named.id, moving.id]);
  expect(await found('')).toEqual([moving.id, lent.id, told.id, named.id]);
  expect(await found('kind=picture&sort=name')).toEqual([lent.id, told.id, named.id]);
  expect(await found('noAlt=true')).toEqual([named.id]);
  expect(await found('unused=true&sort=name')).toEqual([lent.id, moving.id, named.id]);
  expect(await found(`uploader=${uploader.id}`)).toEqual([told.id]);
  expect(await found('limit=1&page=2&sort=name')).toEqual([told.id]);
  expect((await list(`q=${word}&limit=1`)).totalPages).toBe(4);
  for (const { id } of [gone, own]) expect((await call('GET', `${base}/${id}`)).status).toBe(404);
  expect((await call('GET', `${base}?sort=oldest`)).status).toBe(400);
  expect((await call('GET', '/api/v5/admin/media-summary')).json.data).toMatchObject({
    images: expect.any(Number),
    videos: expect.any(Number),
    bytes: expect.any(Number),
    uploaders: expect.arrayContaining([{ _id: uploader.id, name: 'Margot' }]),
  });
});

test('an item tells every place that shows it, drafts and texts included, at any moment', async () => {
  const { id } = await anImage(site.db);
  const title = `Story ${randomUUID()}`;
  const draft = { published: false, publishedAt: null };
  const story = await aStory(site.db, { title, coverId: id, contentMarkdown: `::figure{media=${id}}`, ...draft });
  await site.db.insert(storyImages).values([0, 1].map((position) => ({ storyId: story.id, mediaId: id, position })));
  const place = await aDestination(site.db, { name: `Place ${randomUUID()}`, thumbnailId: id });
  const highlight = await aHighlight(site.db, { name: 'Ewa', location: 'Oia', avatarId: id });
  const banner = await aBanner(site.db, { title: 'Go' }, 0);
  await site.db.insert(bannerImages).values({ bannerId: banner.id, mediaId: id, position: 0 });
  const texts = { title: 'Us', intro: 'i', mission: [], values: [], joinTitle: 'j', joinDescription: 'd' };
  await site.db.insert(about).values({ ...texts, introImageId: id });
  const author = await anAuthor(site.db, { name: 'Ines', avatarId: id });
  const uses = (await read(id)).usedIn;
  const edit = (kind: string, itemId: string) => `/admin/${kind}/edit/${itemId}`;
  const ofStory = { kind: 'story', _id: story.id, title, isPublished: false, adminUrl: edit('stories', story.id) };
  expect(uses).toHaveLength(8);
  expect(uses).toEqual(
    expect.arrayContaining([
      { ...ofStory, field: 'coverImage' },
      { ...ofStory, field: 'content' },
      { ...ofStory, field: 'image' },
      {
        kind: 'destination',
        _id: place.id,
        title: place.name,
        field: 'thumbnail',
        isPublished: true,
        adminUrl: edit('destinations', place.id),
      },
      {
        kind: 'highlight',
        _id: highlight.id,
        title: 'Ewa, Oia',
        field: 'avatar',
        isPublished: true,
        adminUrl: edit('highlights', highlight.id),
      },
      { kind: 'banner', _id: banner.id, title: 'Go', field: 'image', isPublished: false, adminUrl: '/admin/banners' },
      { kind: 'about', _id: 'about', title: 'Us', field: 'introImage', isPublished: true, adminUrl: '/admin/about' },
      { kind: 'author', _id: author, title: 'Ines', field: 'avatar', isPublished: true, adminUrl: '/admin/authors' },
    ]),
  );
  expect((await list('limit=100')).data.find(({ _id }: { _id: string }) => _id === id).usedInCount).toBe(8);
  await site.db.delete(stories).where(eq(stories.id, story.id));
  expect((await read(id)).usedIn).toHaveLength(5);
});

test('what anything shows cannot be deleted; what nothing shows is gone from the library', async () => {
  const { id } = await anImage(site.db, { fileName: 'old.jpg' });
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, published: false, publishedAt: null });
  await site.db
    .update(stories)
    .set({ contentMarkdown: `::figure{media=${id}}` })
    .where(eq(stories.id, story.id));
  const refused = await call('DELETE', `${base}/${id}`);
  expect([refused.status, refused.json.message]).toEqual([409, 'This picture is in use.']);
  expect(refused.json.data.usedIn).toMatchObject([{ kind: 'story', _id: story.id, field: 'content' }]);
  expect((await call('DELETE', `${base}/${id}?everywhere=true`)).status).toBe(409);

  await site.db.update(stories).set({ contentMarkdown: null }).where(eq(stories.id, story.id));
  expect((await call('DELETE', `${base}/${id}`)).json).toEqual({ success: true, message: 'Moved to the trash' });
  expect((await call('DELETE', `${base}/${id}`)).status).toBe(404);
  expect(idsOf(await list('limit=100'))).not.toContain(id);
  expect((await activities())[0]).toMatchObject({ action: 'Deleted media', detail: 'old.jpg', type: 'Delete' });
});

test('what is deleted at the moment in which somebody begins to show it is either shown or gone', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await anImage(site.db);
    const story = await aStory(site.db, { title: `Story ${randomUUID()}` });
    const text = { content: `Words.\n\n::figure{media=${id}}` };
    const [saved, deleted] = await Promise.all([
      call('PUT', `/api/v5/admin/stories/${story.id}`, text),
      call('DELETE', `${base}/${id}`),
    ]);
    expect([[200, 409].join(), [400, 200].join()]).toContain([saved.status, deleted.status].join());
    const uses = await site.db.select().from(mediaUses).where(eq(mediaUses.mediaId, id));
    expect(uses).toHaveLength(saved.status === 200 ? 1 : 0);
  }
});

test('staff download a file as it was sent, and nobody else does', async () => {
  const bytes = await aPhotograph(90, 60)
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
  const { _id } = (await create({ file: new File([new Uint8Array(bytes)], "Água, 'a'.jpg") })).json.data[0];
  const { status, headers, body } = await call('GET', `${base}/${_id}/original`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'private, no-store']);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_gua_ _a_.jpg"; filename*=UTF-8''%C3%81gua%2C%20%27a%27.jpg`,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body.equals(bytes)).toBe(true);
  const [row] = await site.db.select().from(mediaItems).where(eq(mediaItems.id, _id));
  expect((await site.ask(`/media/${row?.originalFile}`)).status).toBe(404);
  expect((await site.ask(`${base}/${_id}/original`)).status).toBe(401);
});

test('where a photo was taken is told to staff, and is in no public answer and no published file (T54)', async () => {
  const gps = { GPSLatitude: '38/1 43/1 1200/100', GPSLatitudeRef: 'N', GPSLongitude: '9/1 8/1 2400/100' };
  const photo = aPhotograph(900, 600).withExif({ IFD3: { ...gps, GPSLongitudeRef: 'W' } });
  const file = new File([new Uint8Array(await photo.jpeg().toBuffer())], 'lisbon.jpg');
  const { _id, url, sizes, position } = (await create({ file })).json.data[0];
  expect(position).toEqual({ latitude: 38.72, longitude: -9.14 });
  for (const address of [url, ...sizes.map((size: { url: string }) => size.url)])
    expect(await sharp((await site.ask(address)).body).metadata()).not.toHaveProperty('exif');
  const story = await aStory(site.db, { title: `Story ${randomUUID()}`, coverId: _id });
  for (const address of [`/api/story/${story.slug}`, '/api/story?limit=50', '/api/search?q=story']) {
    const { text } = await site.ask(address);
    expect(text).not.toContain('38.72');
    expect(text).not.toContain('.original');
  }
});

test('whoever is deleted is named by no item that they have added', async () => {
  const account = await anAccount(site.db, { role: 'USER', name: 'Gone' });
  const { id } = await anImage(site.db, { uploaderId: account.id });
  expect((await read(id)).uploadedBy).toEqual({ _id: account.id, name: 'Gone' });
  expect((await call('DELETE', `/api/v3/Admin/User?id=${account.id}`)).status).toBe(200);
  const [row] = await site.db.select().from(mediaItems).where(eq(mediaItems.id, id));
  expect(row?.uploaderId).toBeNull();
  expect((await read(id)).uploadedBy).toBeNull();
});
