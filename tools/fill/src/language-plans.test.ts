import { testSite } from '@trekker/site/test/site/test-site.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Statement, watchReads } from './asked-statements.ts';
import { explain } from './explain.ts';
import { fill } from './fill.ts';
import { requestsIn } from './public-requests.ts';

// As size.test.ts for the site's own language: enough rows that reading a table from end to end costs more than an
// index.
const large =
  /Seq Scan on (destinations|stories|destination_lists|story_lists|destination_texts|story_texts|destination_text_lists|story_text_lists)\b/;

const site = testSite({ config: { rateLimitScale: 1000 } });
let asked: () => Statement[];

beforeAll(async () => {
  await fill(site.database.connection, { destinations: 3000, reviewsEach: 5, languages: ['de', 'ar'] });
  // One language of each kind: its lists hold all, or only what is translated.
  await site.database.pool.query(`update languages set untranslated = 'hidden' where code = 'ar'`);
  asked = watchReads(site.database);
}, 120_000);

const addresses = ['de', 'ar'].flatMap((code) =>
  requestsIn(code, { place: '', story: '', word: 'x' })
    // What half of all things have is soonest found by reading them all; whether a tag is known, too.
    .filter((address) => !/(story|destination)\/(\/\w+)?\?|story\?tag=|keyword=|suggest/.test(address)),
);

test.each(addresses)('in a large database %s is answered without reading a table from end to end', (address) =>
  expectIndexes(address),
);

test.each(['de', 'ar'])('so is what is found in %s by its slug, or by a word that nobody has written', async (code) => {
  const slugIn = async (table: string) => {
    const { rows } = await site.database.pool.query<{ slug: string }>(
      `select slug from ${table} where visible and language = $1 order by slug limit 1`,
      [code],
    );
    return encodeURIComponent(rows[0]?.slug ?? '');
  };
  const [place, story] = [await slugIn('destination_texts'), await slugIn('story_texts')];
  const found = requestsIn(code, { place, story, word: 'x' }).filter((address) =>
    [place, story, 'xyzzyq'].some((word) => address.includes(word)),
  );
  expect(found).toHaveLength(5);
  for (const address of [...found, `/api/v3/destination/${place}/place.kml?language=${code}`])
    await expectIndexes(address);
});

test.each(['de', 'ar'])('so are the stories of a tag in %s', async (code) => {
  // Whether anything has the tag is soonest found by reading on until something does: that statement has no name.
  for (const page of [1, 20])
    await expectIndexes(`/api/story?tag=nature&page=${page}&language=${code}`, ({ name }) => name !== undefined);
});

async function expectIndexes(address: string, isMeant: (statement: Statement) => boolean = () => true): Promise<void> {
  // Once, for what is kept of a language from then on.
  await site.ask(`/api/story?limit=1&${/language=\w+/.exec(address)?.[0]}`);
  asked();
  expect((await site.ask(address)).status).toBe(200);
  const statements = asked();
  expect(statements.length).toBeLessThanOrEqual(16);
  const client = await site.database.pool.connect();
  try {
    for (const statement of statements.filter(isMeant)) {
      const plan = await explain(client, statement);
      const scans = plan.filter((line) => large.test(line));
      expect(scans, `${statement.name ?? statement.text}\n${plan.join('\n')}`).toEqual([]);
    }
  } finally {
    client.release();
  }
}
