import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { homeParts, sectionNames } from '../src/contract/rules/sections.ts';
import { aTeamMember } from '../src/features/about/server/about.fixture.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { activityEntries } from '../src/features/activity/server/activity.table.ts';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { aFeedback } from '../src/features/feedback/server/feedback.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const path = '/api/v5/admin/sections';
let author: Calls;
let member: Calls;
let lisbon: Destination;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  member = await callsAs(site, 'USER');
  lisbon = await aDestination(site.db, { name: 'Lisbon', featured: true });
  await aReview(site.db, lisbon, { rating: 5, text: 'The trams are worth the wait.' });
  await aHighlight(site.db, { name: 'Iris', location: 'Lisbon, Portugal' });
  await aFeedback(site.db, { message: 'A kind word.' });
  await aTeamMember(site.db, { name: 'Marta Editor' });
});
beforeEach(keptRows(site).restore);

const newsletterForm = 'id="newsletter';
const allOn = { ...Object.fromEntries(sectionNames.map((name) => [name, true])), homeOrder: homeParts };
const textOf = async (address: string) => (await site.ask(address)).text;
/** Which of the texts stand in what an address answers. */
const among = async (address: string, texts: readonly string[]) => {
  const whole = await textOf(address);
  return texts.filter((text) => whole.includes(text));
};
const has = async (address: string, text: string) => (await among(address, [text])).length > 0;
const statusOf = async (address: string) => (await site.ask(address)).status;
const save = (body: object) => author('PUT', path, { ...body });

test('all sections are on, in the order of the specification, until somebody decides', async () => {
  expect((await author('GET', path)).json.data).toEqual(allOn);
  const { homeOrder: _, ...flags } = allOn;
  expect((await site.ask('/api/site')).json.data).toMatchObject({ sections: flags, homeOrder: [] });
});

describe('what is off has no page, no entry and no call, within a second', () => {
  test('highlights', async () => {
    for (const address of ['/', '/about', '/sitemap.xml']) expect(await has(address, '/highlight'), address).toBe(true);
    expect(await statusOf('/highlight')).toBe(200);
    expect((await site.ask('/api/search?q=lisbon')).json.data.counts.highlights).toBe(1);
    await save({ highlights: false });
    await expect.poll(() => statusOf('/highlight'), soon).toBe(404);
    for (const address of ['/', '/about', '/sitemap.xml', `/destinations/${lisbon.slug}`])
      expect(await has(address, '/highlight"'), address).toBe(false);
    for (const call of ['highlight', 'highlight/home', 'highlight/featured', 'search/highlights?q=lisbon'])
      expect(await statusOf(`/api/${call}`), call).toBe(404);
    expect((await site.ask('/api/search?q=lisbon')).json.data).toMatchObject({
      highlights: [],
      counts: { destinations: 1, highlights: 0 },
    });
    await save({ highlights: true });
    await expect.poll(() => statusOf('/highlight'), soon).toBe(200);
  });

  test('reviews', async () => {
    const page = `/destinations/${lisbon.slug}`;
    const review = { rating: 4, text: 'The trams are worth the wait.' };
    const detail = `/api/v3/destination/${lisbon.slug}`;
    const reviews = `${detail}/reviews`;
    const signs = ['worth the wait', 'aggregateRating', 'id="reviews"', '#reviews'];
    expect(await among(page, signs)).toEqual(signs);
    expect(await has('/destinations', '1 review')).toBe(true);
    expect(await statusOf(reviews)).toBe(200);
    await save({ reviews: false });
    await expect.poll(() => statusOf(reviews), soon).toBe(404);
    expect(await among(page, signs)).toEqual([]);
    expect(await has('/destinations', '1 review')).toBe(false);
    expect((await site.ask(detail)).json.data.reviews).toEqual([]);
    expect((await member('POST', `/api/v3/destination/add-review/${lisbon.slug}`, review)).status).toBe(404);
  });

  test('testimonials', async () => {
    expect(await has('/', 'A kind word.')).toBe(true);
    await save({ testimonials: false });
    await expect.poll(() => has('/', 'A kind word.'), soon).toBe(false);
    expect(await statusOf('/api/testimonials')).toBe(404);
  });

  test('feedback', async () => {
    expect(await has('/', 'name="ratting"')).toBe(true);
    await save({ feedback: false });
    await expect.poll(() => has('/', 'name="ratting"'), soon).toBe(false);
    expect(
      (await member('POST', '/api/v3/auth/feedback', { location: 'Faro', message: 'Hi', ratting: 5 })).status,
    ).toBe(404);
  });

  test('newsletter, which one can still leave', async () => {
    expect(await has('/', newsletterForm)).toBe(true);
    await save({ newsletter: false });
    await expect.poll(() => statusOf('/newsletter/confirm?token=a'), soon).toBe(404);
    expect(await has('/', newsletterForm)).toBe(false);
    expect((await member('PUT', '/api/v3/auth/subscribe-email', { email: 'a@example.com' })).status).toBe(404);
    expect(await statusOf('/newsletter/unsubscribe?token=a')).toBe(200);
    expect((await member('POST', '/api/v3/auth/subscribe-email/unsubscribe?token=a')).status).not.toBe(404);
  });

  test('favorites', async () => {
    expect(await has('/destinations', 'Save Lisbon')).toBe(true);
    await save({ favourites: false });
    await expect.poll(() => statusOf('/favorite'), soon).toBe(404);
    for (const address of ['/', '/destinations', `/destinations/${lisbon.slug}`]) {
      const signs = ['Save Lisbon', 'Save to Favorites', 'href="/favorite'];
      expect(await among(address, signs), address).toEqual([]);
    }
    expect((await member('POST', `/api/v3/destination/favorite/${lisbon.id}`)).status).toBe(404);
    expect((await member('GET', '/api/v3/auth/favourites')).status).toBe(404);
  });

  test('team', async () => {
    expect(await has('/about', 'Marta Editor')).toBe(true);
    await save({ team: false });
    await expect.poll(() => has('/about', 'Marta Editor'), soon).toBe(false);
    expect((await site.ask('/api/about')).json.data.team).toEqual([]);
  });
});

test('every process follows, and the edge’s copies go', async () => {
  const twin = await site.twin();
  expect((await twin.ask('/highlight')).status).toBe(200);
  await save({ highlights: false });
  await expect.poll(async () => (await twin.ask('/highlight')).status, soon).toBe(404);
});

test('home shows its parts in the order that staff have chosen', async () => {
  const homeOrder = ['testimonials', 'highlights', 'destinations', 'months', 'stories', 'newsletter', 'feedback'];
  expect((await save({ homeOrder })).json.data).toEqual({ ...allOn, homeOrder });
  const signs = [
    'id="testimonials"',
    'id="home-highlights"',
    'id="top-destinations"',
    newsletterForm,
    'name="ratting"',
  ];
  const shown = async () => {
    const html = await textOf('/');
    return [...signs].sort((one, other) => html.indexOf(one) - html.indexOf(other));
  };
  await expect.poll(shown, soon).toEqual(signs);
  expect((await save({ homeOrder: homeParts })).json.data.homeOrder).toEqual(homeParts);
});

test('two people who change different sections both keep theirs; what changes nothing is in no activity', async () => {
  await Promise.all([save({ team: false }), save({ reviews: false })]);
  expect((await author('GET', path)).json.data).toEqual({ ...allOn, team: false, reviews: false });
  await save({ team: false });
  const entries = await site.db.select().from(activityEntries);
  expect(entries.map(({ detail }) => detail).sort()).toEqual(['Off: reviews', 'Off: team']);
});

test.each([
  [{ highlights: 'no' }, 'highlights', 'Must be true or false'],
  [{ homeOrder: ['stories'] }, 'homeOrder', 'Name each part of the home page once'],
  [{ homeOrder: homeParts.map(() => 'stories') }, 'homeOrder', 'Name each part of the home page once'],
  [{ homeOrder: 'stories' }, 'homeOrder', 'Name each part of the home page once'],
])('refuses %j at its field', async (body, field, message) => {
  const { status, json } = await save(body);
  expect([status, json.errors]).toEqual([400, [{ field, message }]]);
});

test('staff are told what each section holds, drafts and those who have not confirmed left out', async () => {
  const counts = async () => (await author('GET', '/api/v5/admin/section-counts')).json.data;
  const before = await counts();
  expect(Object.keys(before).sort()).toEqual([...sectionNames].sort());
  await aHighlight(site.db, { name: 'One more' });
  await aHighlight(site.db, { name: 'A draft', published: false });
  await site.db.execute(sql`insert into newsletter_subscribers (email, state) values
    ('one@example.com', 'confirmed'), ('two@example.com', 'pending')`);
  const { account } = await aLogin(site.db, { email: 'saver@example.com' });
  await site.db.execute(sql`insert into favourite_destinations (account_id, destination_id)
    values (${account.id}, ${lisbon.id})`);
  expect(await counts()).toEqual({
    ...before,
    highlights: before.highlights + 1,
    newsletter: before.newsletter + 1,
    favourites: before.favourites + 1,
  });
});

test('sections are read by staff and changed by authors', async () => {
  expect(
    await answersByRole(site, [
      ['GET', path],
      ['PUT', path],
    ]),
  ).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 403],
  ]);
});
