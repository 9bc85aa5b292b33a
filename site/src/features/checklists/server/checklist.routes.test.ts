import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aBanner } from '../../banners/server/banner.fixture.ts';
import { bannerImages } from '../../banners/server/banner.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { aPage } from '../../pages/server/page.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite();
let ana: Login;
beforeAll(async () => {
  ana = await aLogin(site.db, { role: 'ADMIN' });
});

const call = (method: string, path: string, body?: unknown, { headers }: Login = ana) =>
  site.ask(`/api/v5/admin/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const rulesOf = async (kind: string, id: string) =>
  (await call('GET', `checklist/${kind}/${id}`)).json.data.map((one: { rule: string }) => one.rule);
const longEnough = 'We walked for an hour and saw nobody. '.repeat(12);

describe('the checklist', () => {
  test('of a story tells what is wrong in it as it is stored', async () => {
    const draft = await aDestination(site.db, { published: false });
    const { id } = await aStory(site.db, { captions: ['One'] });
    const content = `### Up\n\nSee [here](trekker:destination/${draft.id}).`;
    expect((await call('PUT', `stories/${id}`, { content, placeId: draft.id })).status).toBe(200);
    const { json } = await call('GET', `checklist/story/${id}`);
    const about = json.data.filter(({ field }: { field: string }) => field === 'content');
    expect(about.map(({ rule, level }: { rule: string; level: string }) => [rule, level])).toEqual([
      ['heading-order', 'problem'],
      ['link-text', 'problem'],
      ['link-not-public', 'problem'],
      ['text-short', 'advice'],
    ]);
    expect(about[2]).toEqual({
      rule: 'link-not-public',
      level: 'problem',
      field: 'content',
      message: '“here” leads to something that isn’t published',
      fix: { action: 'show', label: 'Go to the link', words: 'here' },
    });
  });

  test('of a page looks at its text, and keeps it from being published where staff say so', async () => {
    const content = '### Up\n\nSee [here](/press).';
    const { id } = await aPage(site.db, { published: false, content, contentMarkdown: content });
    expect(await rulesOf('page', id)).toEqual(['heading-order', 'link-text', 'text-short']);
    await call('PUT', 'settings', { blocking: ['link-text'] });
    const refused = await call('PUT', `pages/published/${id}`, { isPublished: true });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      expect.stringContaining('Fix this before publishing'),
    ]);
    await call('PUT', 'settings', { blocking: [] });
    expect((await call('PUT', `pages/published/${id}`, { isPublished: true })).status).toBe(200);
  });

  test('of a page that the law wants does not ask for more words', async () => {
    const imprint = await aPage(site.db, { slug: 'imprint' });
    const press = await aPage(site.db);
    const longer = await aPage(site.db, { slug: 'imprint-of-the-press' });
    expect([await rulesOf('page', imprint.id), await rulesOf('page', longer.id)]).toEqual([[], []]);
    expect(await rulesOf('page', press.id)).toEqual(['text-short']);
    const { rows } = await site.db.execute<{ id: string }>(sql`select id from pages where standard is not null`);
    for (const { id } of rows) expect(await rulesOf('page', id)).toEqual([]);
  });

  test('of a story without fault is empty, and follows its images', async () => {
    const place = await aDestination(site.db);
    const [cover, image] = [await anImage(site.db, { alt: 'A tram' }), await anImage(site.db, { alt: 'A hill' })];
    const { id } = await aStory(site.db, { excerpt: 'Up the hill.' });
    const body = { content: longEnough, placeId: place.id, coverImageId: cover.id, imageIds: [image.id], images: [] };
    expect((await call('PUT', `stories/${id}`, body)).status).toBe(200);
    expect((await rulesOf('story', id)).filter((rule: string) => rule !== 'image-small')).not.toContain('text-short');
    expect((await call('PUT', `media/${cover.id}`, { alt: '' })).status).toBe(200);
    expect(await rulesOf('story', id)).toContain('alternative-text');
  });

  test('of a destination and of a highlight follow their own fields', async () => {
    const { id } = await aDestination(site.db, { shortLine: '' });
    expect(await rulesOf('destination', id)).toContain('excerpt-missing');
    const highlight = await aHighlight(site.db);
    expect((await call('GET', `checklist/highlight/${highlight.id}`)).status).toBe(200);
  });

  test('of a banner and of About look at their images and texts', async () => {
    const image = await anImage(site.db, { alt: '', width: 800 });
    const banner = await aBanner(site.db, { active: false });
    await site.db.update(bannerImages).set({ mediaId: image.id }).where(eq(bannerImages.bannerId, banner.id));
    const { json } = await call('GET', `checklist/banner/${banner.id}`);
    expect(json.data.map(({ message }: { message: string }) => message)).toEqual([
      'Picture 1 has no alternative text',
      'Picture 1 is 800 pixels wide; 1,200 look sharp on every screen',
    ]);
    await call('PUT', 'about', { intro: '### Us\n\nSee [here](https://a.example).' });
    expect(await rulesOf('about', 'about')).toEqual(['heading-order', 'link-text']);
  });

  test('of what is not there, or has none, is not found', async () => {
    expect((await call('GET', `checklist/story/${randomUUID()}`)).status).toBe(404);
    expect((await call('GET', `checklist/banner/${randomUUID()}`)).status).toBe(404);
    expect((await call('GET', `checklist/story/1`)).status).toBe(404);
    expect((await call('GET', `checklist/about/${randomUUID()}`)).status).toBe(404);
  });

  test('a form is told what it cannot know of images and links', async () => {
    const image = await anImage(site.db, { alt: 'A tram', width: 800 });
    const story = await aStory(site.db);
    const draft = await aStory(site.db, { published: false });
    const items = [`story/${story.id}`, `story/${draft.id}`, `destination/${randomUUID()}`];
    const { json } = await call('POST', 'checklist-facts', { media: [image.id], urls: [], items });
    expect(json.data).toMatchObject({
      media: [{ _id: image.id, alt: 'A tram', width: 800, decorative: false }],
      publicItems: [`story/${story.id}`],
    });
    const [{ url }] = json.data.media;
    const byUrl = await call('POST', 'checklist-facts', { media: [], urls: [url, '/media/none.webp', 'x'], items: [] });
    expect(byUrl.json.data.media).toMatchObject([{ _id: image.id, url }]);
    expect((await call('POST', 'checklist-facts', { media: [], urls: [], items: ['x'] })).status).toBe(400);
  });
});

describe('problems that block, by the settings', () => {
  const block = async (blocking: string[]) => {
    const { updatedAt } = (await call('GET', 'settings')).json.data;
    return call('PUT', 'settings', { blocking, updatedAt });
  };
  const findings = [
    {
      rule: 'tags-missing',
      level: 'problem',
      field: 'tags',
      message: 'There are no tags',
      fix: { action: 'show', label: 'Add a tag' },
    },
  ];
  const message = 'Fix this before publishing: There are no tags';
  const refusal = { status: 409, json: { success: false, message, data: { findings } } };

  test('refuse publishing by hand and by schedule, with the list, until they are mended', async () => {
    const { id } = await aStory(site.db, { published: false, tags: [] });
    expect((await block(['tags-missing'])).json.data.blocking).toEqual(['tags-missing']);
    expect(await call('PUT', `stories/published/${id}`, { isPublished: true })).toMatchObject(refusal);
    const publishAt = new Date(Date.now() + 3600_000).toISOString();
    expect(await call('PUT', `schedule/story/${id}`, { publishAt })).toMatchObject(refusal);
    expect((await call('GET', `stories/${id}`)).json.data).toMatchObject({ isPublished: false, publishAt: null });
    await block([]);
    expect((await call('PUT', `schedule/story/${id}`, { publishAt })).status).toBe(200);
    expect((await call('PUT', `stories/published/${id}`, { isPublished: true })).status).toBe(200);
    expect((await call('GET', `versions/story/${id}`)).json.data[0].changed).toEqual(['isPublished']);
  });

  test('leave alone what is public, and what is taken back', async () => {
    const { id } = await aStory(site.db, { tags: [], captions: ['One'] });
    await block(['tags-missing']);
    expect((await call('PUT', `stories/featured/${id}`, { featured: true })).status).toBe(200);
    expect((await call('PUT', `stories/published/${id}`, { isPublished: true })).status).toBe(200);
    expect((await call('PUT', `stories/published/${id}`, { isPublished: false })).status).toBe(200);
    await block([]);
  });

  test('refuse what is made or saved as published', async () => {
    const destination = await aDestination(site.db, { published: false, shortLine: '' });
    const highlight = await aHighlight(site.db, {
      published: false,
      imageId: (await anImage(site.db, { alt: '' })).id,
    });
    await block(['excerpt-missing', 'alternative-text']);
    expect((await call('PUT', `destination/${destination.id}`, { isPublished: true })).status).toBe(409);
    expect((await call('PUT', `destination/published/${destination.id}`)).status).toBe(409);
    expect(
      (await call('PUT', `highlight/published/${highlight.id}`, { isPublished: true })).json.data.findings,
    ).toMatchObject([{ rule: 'alternative-text', field: 'image' }]);
    await block([]);
    expect((await call('PUT', `destination/${destination.id}`, { isPublished: true })).json.message).toBe(
      'Destination saved',
    );
  });

  test('keep a banner from becoming active, by hand, with a save, at once and by schedule', async () => {
    const banner = await aBanner(site.db, { active: false });
    const { id: mediaId } = await anImage(site.db, { alt: '' });
    await site.db.update(bannerImages).set({ mediaId }).where(eq(bannerImages.bannerId, banner.id));
    await block(['alternative-text']);
    const publishAt = new Date(Date.now() + 3600_000).toISOString();
    for (const [method, path, body] of [
      ['PUT', `banner-active/${banner.id}`, { active: true }],
      ['PUT', `banner/${banner.id}`, { active: true }],
      ['PUT', `schedule/banner/${banner.id}`, { publishAt }],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 409]);
    expect((await call('GET', `banner/${banner.id}`)).json.data.active).toBe(false);
    await call('PUT', `media/${mediaId}`, { alt: 'A tram' });
    expect((await call('PUT', `banner-active/${banner.id}`, { active: true })).status).toBe(200);
    await block([]);
  });

  test('are among the known ones, and advice is not', async () => {
    const { updatedAt } = (await call('GET', 'settings')).json.data;
    expect((await call('PUT', 'settings', { blocking: ['image-small'], updatedAt })).status).toBe(400);
  });
});
