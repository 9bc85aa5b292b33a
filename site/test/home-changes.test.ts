import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { bannerImages } from '../src/features/banners/server/banner.table.ts';
import { aDestination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { anImage } from '../src/features/media/server/media.fixture.ts';
import { anAuthor, aStory } from '../src/features/stories/server/story.fixture.ts';
import { sendForm } from './calls/forms.ts';
import { type Calls, callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { type TestSite, testSite } from './site/test-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const site = testSite(async () => ({ pages: await builtPages() }));
let twin: TestSite;
let staff: Calls;
let headers: Record<string, string>;

beforeAll(async () => {
  twin = await site.twin();
  staff = await callsAs(site, 'ADMIN');
  ({ headers } = await aLogin(site.db, { role: 'ADMIN' }));
  // More than home shows: what is older stands there only when it is featured.
  for (let n = 0; n < 9; n++) await aStory(site.db, { title: `Newer ${n}`, publishedAt: new Date('2026-08-01') });
});
afterAll(() => twin.close());

/** What a page says, without its markup. */
const textOf = async (at: TestSite, path: string) =>
  (await at.ask(path)).text.replace(/<script.*?<\/script>/gs, ' ').replace(/<[^>]*>/g, ' ');

/** Has both processes keep home, or another page, as it is, makes the change, and waits until both show it. */
async function changes(
  what: string,
  change: () => Promise<{ status: number }>,
  shown: (text: string) => boolean,
  path = '/',
) {
  const both = [site, twin];
  for (const at of both) expect([what, shown(await textOf(at, path))]).toEqual([what, false]);
  expect([what, (await change()).status]).toEqual([what, 200]);
  for (const [process, at] of both.entries())
    await expect
      .poll(async () => shown(await textOf(at, path)), { ...soon, message: `${what}, process ${process}` })
      .toBe(true);
}

const has = (words: string) => (text: string) => text.includes(words);
const hasNot = (words: string) => (text: string) => !text.includes(words);

test('the home page follows changes of a story, and the story those of its author, on every process', async () => {
  const authorId = await anAuthor(site.db, { name: 'Ewa Nowak' });
  const { id } = await aStory(site.db, {
    title: 'Old ferry',
    publishedAt: new Date('2026-01-01'),
    authorId,
    captions: ['a'],
  });
  const path = '/api/v5/admin/stories';
  const flag = (name: string, value: boolean) => () =>
    staff('PUT', `${path}/${name}/${id}`, name === 'featured' ? { featured: value } : { isPublished: value });
  await changes('featured', flag('featured', true), has('Old ferry'));
  await changes('no longer featured', flag('featured', false), hasNot('Old ferry'));
  await changes('featured again', flag('featured', true), has('Old ferry'));
  await changes('unpublished', flag('published', false), hasNot('Old ferry'));
  await changes('published', flag('published', true), has('Old ferry'));
  const rename = () => sendForm(site, 'PUT', `${path}/${id}`, headers, { title: 'Night ferry' });
  await changes('renamed', rename, has('Night ferry'));
  // Home names no authors.
  const page = '/stories/night-ferry';
  const renameAuthor = () =>
    sendForm(site, 'PUT', `/api/v5/admin/authors/${authorId}`, headers, { name: 'Ewa Maria Nowak' });
  await changes('its author renamed', renameAuthor, has('Ewa Maria Nowak'), page);
  const gone = () => staff('DELETE', `/api/v5/admin/authors/${authorId}?moveTo=nobody`);
  await changes('its author deleted', gone, hasNot('Ewa Maria Nowak'), page);
  await changes('deleted', () => staff('DELETE', `${path}/${id}`), hasNot('Night ferry'));
});

test('the home page follows changes of a destination: cards, counts, the month and the banner that names it', async () => {
  const { id } = await aDestination(site.db, {
    name: 'Tavira',
    country: 'Portugal',
    goodMonths: goodIn(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  });
  await aDestination(site.db, { name: 'Kyoto', country: 'Japan', regionText: 'East Asia', featured: true });
  const banner = await aBanner(site.db, { active: false });
  const mediaId = (await anImage(site.db)).id;
  await site.db.insert(bannerImages).values({ bannerId: banner.id, mediaId, position: 1, placeId: id });
  const path = '/api/v5/admin/destination';
  const flag = (name: string, value: boolean) => () =>
    staff('PUT', `${path}/${name}/${id}`, name === 'featured' ? { featured: value } : { isPublished: value });
  const counts = (text: string) => /Popular\s*(\d+)/.exec(text)?.[1];
  // A part of the world without a place has no tab.
  const tabs = (text: string) =>
    /Popular\s[\s\d]*(?:(?:Europe|Asia|Africa|Americas|Oceania)\s*\d+\s*)*/.exec(text)?.[0].match(/\w+/g)?.join(' ');
  const mentions = (words: string, times: number) => (text: string) => text.split(words).length - 1 === times;
  // In "Good in …" it stands already.
  await changes(
    'featured',
    flag('featured', true),
    (text) => tabs(text) === 'Popular 2 Europe 1 Asia 1' && mentions('Tavira', 2)(text),
  );
  await changes(
    'no longer featured',
    flag('featured', false),
    (text) => tabs(text) === 'Popular 1 Asia 1' && mentions('Tavira', 1)(text),
  );
  await changes('featured again', flag('featured', true), (text) => counts(text) === '2');
  const activate = () => staff('PUT', `/api/v5/admin/banner-active/${banner.id}`, { active: true });
  await changes('the banner', activate, mentions('Tavira', 3));
  const rename = () => sendForm(site, 'PUT', `${path}/${id}`, headers, { name: 'Tavira Velha' });
  await changes('renamed', rename, mentions('Tavira Velha', 3));
  await changes('unpublished', flag('published', false), (text) => counts(text) === '1' && hasNot('Tavira')(text));
  await changes('published', flag('published', true), (text) => counts(text) === '2' && mentions('Tavira', 3)(text));
  await changes(
    'deleted',
    () => staff('DELETE', `${path}/${id}`),
    (text) => counts(text) === '1' && hasNot('Tavira')(text),
  );
});
