import { aLogin } from '@trekker/site/src/features/accounts/server/account.fixture.ts';
import { testSite } from '@trekker/site/test/site/test-site.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Statement, watchReads } from './asked-statements.ts';
import { explain } from './explain.ts';
import { fill } from './fill.ts';
import { publicRequests } from './public-requests.ts';
import { fillSchedules, fillTrash, vacuumAll } from './trash-and-plans.ts';

// Enough rows that reading a table from end to end costs more than an index, and few enough that they are there in
// seconds.
const destinations = 3000;
/** In the last test a tenth of it goes to the trash, and as much is planned. */
const [trashed, scheduled] = [300, 300];
const large =
  /Seq Scan on (destinations|stories|reviews|accounts|search_words|search_phrases|feedback|destination_lists|story_lists)\b/;

const site = testSite({ config: { rateLimitScale: 1000 } });
let asked: () => Statement[];

beforeAll(async () => {
  await fill(site.database.connection, { destinations, reviewsEach: 5 });
  asked = watchReads(site.database);
});
// What is kept from the first answer on, whichever that is: the site's name, its languages, its texts.
beforeEach(async () => {
  for (const address of ['/api/site', '/feed.xml', '/api/story?limit=1']) await site.ask(address);
});

/**
 * What half of all things have is soonest found by reading them all; at a million rows these walk an index (plans/).
 */
const frequent = /q=(quiet\+)?harbour|filter=(top-rated|americas)|keyword=|suggest/;

const requests = publicRequests({ place: 'shanghai-0', story: '' });

/** Files say whose they are: the site's name. */
const isFile = /\.(kml|gpx)/;

/** Rows and length; what else, says the line. */
const most: Record<string, number> = {
  destinations: 4,
  reviews: 4,
  stories: 4,
  highlights: 4,
  // A sitemap is of all kinds, in each language of the site.
  discovery: 10,
  feedback: 2,
};

async function expectIndexes(statements: Statement[]): Promise<void> {
  const client = await site.database.pool.connect();
  try {
    for (const statement of statements) {
      const plan = await explain(client, statement);
      const scans = plan.filter((line) => large.test(line));
      expect(scans, `${statement.name ?? statement.text}\n${plan.join('\n')}`).toEqual([]);
    }
  } finally {
    client.release();
  }
}

describe.each(Object.keys(most))('in a large database the lists of %s', (feature) => {
  const addresses = (requests[feature] ?? []).filter((address) => !/story\/(\/next)?$/.test(address));
  test.each(addresses)('answer %s with few statements and without reading a table from end to end', async (address) => {
    asked();
    const { status } = await site.ask(address, { headers: { accept: 'application/json' } });
    expect(status).toBe(200);
    const statements = asked();
    expect(statements.length).toBeLessThanOrEqual((most[feature] ?? 0) + (isFile.test(address) ? 1 : 0));
    if (frequent.test(address)) return;
    await expectIndexes(statements);
  });
});

test.each(['', '?page=100', '?role=AUTHOR', '?q=nobody-of-this-name'])(
  "in a large database staff's list of users%s is read by an index",
  async (query) => {
    const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
    await site.ask('/api/v5/Admin/users', { headers });
    asked();
    expect((await site.ask(`/api/v5/Admin/users${query}`, { headers })).status).toBe(200);
    const statements = asked();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(5);
    await expectIndexes(statements);
  },
);

test('a filled database reports how many rows each list has', async () => {
  const { rows } = await site.database.pool.query(
    `select (select count(*) from destinations where published) = (select sum(change) from list_counts where list = 'destinations published') as all,
       (select bool_and(rating_count = (select count(*) from reviews where destination_id = destinations.id)) from destinations) as ratings,
       (select bool_and(helpful_count = (select count(*) from review_votes where review_id = reviews.id and vote = 'helpful')) from reviews) as votes,
       (select destinations from search_words where word = 'harbour') =
         (select count(*) from destinations where published and search @@ 'harbour'::tsquery) as words`,
  );
  expect(rows).toEqual([{ all: true, ratings: true, votes: true, words: true }]);
});

test('in a large database a page far back finds its ids by an index alone', async () => {
  asked();
  await site.ask('/api/v3/destination?page=240');
  const [statement] = asked().filter(({ name }) => name === 'destination_ids_newest_scan');
  const client = await site.database.pool.connect();
  try {
    // Whether rows are seen by all decides whether an index alone will do. A statement under way elsewhere holds that
    // up.
    const isSeenByAll = async () => {
      await client.query('vacuum destinations');
      const { rows } = await client.query(
        `select relallvisible >= relpages as seen from pg_class where oid = 'destinations'::regclass`,
      );
      return rows[0].seen;
    };
    await vi.waitUntil(isSeenByAll, { timeout: 150_000 });
    const plan = (await explain(client, statement as Statement)).join('\n');
    expect(plan).toContain('Index Only Scan using destinations_newest');
  } finally {
    client.release();
  }
});

test('a filled trash gives back what it holds, and a filled schedule says what is to come of it', async () => {
  await fillTrash(site.database, trashed, () => {});
  await fillSchedules(site.database, scheduled, () => {});
  await vacuumAll(site.database, () => {});
  const { headers } = await aLogin(site.db, { role: 'AUTHOR' });
  const read = async (path: string) => (await site.ask(`/api/v5/admin/${path}`, { headers })).json;
  const states = async (list: string) => {
    const found = await Promise.all(
      ['published', 'scheduled', 'draft'].map((state) => site.ask(`${list}?state=${state}`, { headers })),
    );
    return found.map(({ json }) => json.totalCount);
  };
  expect((await read('trash')).totalCount).toBe(trashed);
  const [item] = (await read('trash?kind=destination')).data;
  expect(item.title).toMatch(/\w, \w/);
  const [published, planned, drafts] = await states('/api/v3/destination/admin');
  expect(planned).toBe(0.8 * 0.5 * scheduled);
  expect(published + planned + drafts).toBe(destinations - trashed / 2);
  const back = await site.ask(`/api/v5/admin/trash/destination/${item._id}/restore`, { method: 'POST', headers });
  expect(back.status).toBe(200);
  expect((await read('trash')).totalCount).toBe(trashed - 1);
  const dues = (await read('schedule')).data as { kind: string; action: string }[];
  const count = (kind: string, action: string) =>
    dues.filter((due) => due.kind === kind && due.action === action).length;
  expect(count('destination', 'publish')).toBe(0.8 * 0.5 * scheduled);
  expect(count('destination', 'unpublish')).toBe(0.8 * 0.5 * scheduled);
  expect(count('story', 'publish')).toBe(0.2 * 0.5 * scheduled);
});
