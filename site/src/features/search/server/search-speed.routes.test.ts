import { openDatabase } from '@trekker/database/database.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import type { Queryable } from '#server/queryable.ts';
import { testSite } from '#test/site/test-site.ts';
import { manyDestinations } from './many-places.fixture.ts';

const site = testSite({ config: { rateLimitScale: 100 } });

type Statement = { name?: string; text: string; values: unknown[] };
const statements: Statement[] = [];

beforeAll(async () => {
  const { connection } = site.database;
  const patient = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 60_000 });
  await manyDestinations(patient.db, 20_000);
  await aLanguage(patient.db, { code: 'de' });
  await sampledInGerman(patient.db, 1100);
  await patient.close();
  watchReads();
});

/**
 * Destinations of the sample, with texts in German that hold "überall"; the last one alone "nirgends", and one that is
 * neither among the newest nor among the first begins with it in its name.
 */
async function sampledInGerman(db: Queryable, most: number): Promise<void> {
  await db.execute(sql`
    with places as (
      insert into destinations (id, slug, name, category, description, long_description, best_time_to_visit, suggested_duration,
        tags, popular_for, travel_tips, itinerary, average_temperature_celsius, climate_type, best_month, country, region_text, region,
        latitude, longitude, published, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'sampled-' || n, 'Sampled ' || n, 'City', '', '', 'May', '3 days',
        '{}', '{}', '{}', '[]', 20, 'Mild', 'May', 'Norway', 'Elsewhere', 'europe', 10, 10, true, timestamptz '2025-01-01' + n * interval '1 minute'
      from generate_series(1, ${most}::int) as n returning id, slug, created_at)
    insert into destination_texts (destination_id, language, slug, name, description, published, published_at, source_version)
    select id, 'de', slug, case slug when 'sampled-600' then 'Überall im Norden' else 'Ort' end, 'Überall' || case when slug = ${`sampled-${most}`} then ' und nirgends' else '' end, true, created_at, 1
    from places`);
  await db.execute(sql`analyze destinations, destination_texts`);
}

/** Notes every statement of the reading connection. */
function watchReads(): void {
  const reads = (site.database.publicReads as unknown as { $client: { query: (...input: unknown[]) => unknown } })
    .$client;
  const query = reads.query.bind(reads);
  reads.query = (config, values, ...rest) => {
    const { text, name } = config as Statement;
    statements.push({ ...(name && { name }), text, values: (values as unknown[]) ?? [] });
    return query(config, values, ...rest);
  };
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Loops': number; Plans?: Plan[] };

function scansOf(plan: Plan, wanted: (node: Plan) => boolean = () => true): string[] {
  const own = plan['Relation Name'] && wanted(plan) ? [`${plan['Node Type']} ${plan['Relation Name']}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((part) => scansOf(part, wanted))];
}

/** How PostgreSQL runs a statement, once for these values and once for any. */
async function explain({ text, values }: Statement) {
  const client = await site.database.pool.connect();
  try {
    const scans: string[] = [];
    const neverRun: string[] = [];
    let milliseconds = 0;
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      await client.query(`prepare searched as ${text}`);
      const given = values.map((value) => client.escapeLiteral(asText(value))).join(', ');
      const execute = `execute searched${given && `(${given})`}`;
      await client.query(execute);
      const { rows } = await client.query(`explain (analyze, format json) ${execute}`);
      const [told] = rows[0]['QUERY PLAN'];
      scans.push(...scansOf(told.Plan));
      neverRun.push(...scansOf(told.Plan, (node) => node['Actual Loops'] === 0));
      milliseconds = Math.max(milliseconds, told['Execution Time']);
      await client.query('deallocate searched');
    }
    return { scans, neverRun, milliseconds };
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

function asText(value: unknown): string {
  return Array.isArray(value) ? `{${value.map((part) => JSON.stringify(String(part))).join(',')}}` : String(value);
}

const searches = [
  'common',
  'tenth',
  'thousandth',
  'common tenth',
  'tenth thousandth',
  'place 12345',
  'place',
  'portugal',
  'c',
  'thousandht',
  'xyzzyq',
  'xyzzyq common',
];

describe('a search among 20,000 destinations', () => {
  test.each(searches)('for "%s" takes few statements, each by an index', async (words) => {
    statements.length = 0;
    const { status, json } = await site.ask(`/api/search?keyword=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    const asked = [...statements];
    // Words, count, one page of each kind and what lists show of it; a correction looks and counts again.
    expect(asked.length).toBeLessThanOrEqual(json.data.correction || json.data.partial ? 12 : 7);
    let milliseconds = 0;
    for (const statement of asked) {
      const told = await explain(statement);
      expect([statement.name, told.scans.filter((scan) => scan === 'Seq Scan destinations')]).toEqual([
        statement.name,
        [],
      ]);
      milliseconds += told.milliseconds;
    }
    console.log(
      `${words}: ${asked.length} statements, ${milliseconds.toFixed(1)} ms, ${JSON.stringify(json.data.counts)}`,
    );
  });

  test('counts exactly up to 10,000 results', async () => {
    const counted = async (words: string) =>
      (await site.ask(`/api/search?keyword=${words}`)).json.data.counts.destinations;
    expect(await counted('tenth')).toBe(2000);
    expect(await counted('thousandth')).toBe(20);
    expect(await counted('common')).toBe(10_000);
    expect(await counted('portugal')).toBe(10_000);
  });

  test('asks what holds a rare word whether it holds a common one too', async () => {
    const search = async (words: string) => {
      const { data } = (await site.ask(`/api/search?keyword=${words}`)).json;
      return { partial: data.partial, found: data.counts.destinations };
    };
    expect(await search('tag8+portugal')).toEqual({ partial: false, found: 400 });
    expect(await search('tag7+norway')).toEqual({ partial: false, found: 400 });
    expect(await search('tag7+portugal')).toEqual({ partial: true, found: 10_000 });
  });

  test('estimates very common words from a sample instead of counting them', async () => {
    statements.length = 0;
    const { json } = await site.ask('/api/search?keyword=common+place');
    expect(json.data.counts.destinations).toBe(10_000);
    const [count] = statements.filter(({ name }) => name === 'search_matches_destinations');
    const { neverRun } = await explain(count as Statement);
    expect(neverRun).toContain('Bitmap Heap Scan destinations');
  });

  describe('in another language', () => {
    const search = async (word: string) => {
      site.forget();
      statements.length = 0;
      const { json } = await site.ask(`/api/search?keyword=${encodeURIComponent(word)}&language=de`);
      const found = statements.find(({ name }) => name === 'search_editions_destinations');
      const { scans, neverRun } = await explain(found as Statement);
      const byWord = (kinds: string[]) => kinds.filter((kind) => kind === 'Bitmap Heap Scan destination_texts').length;
      return { count: json.data.counts.destinations, lookUps: byWord(scans) - byWord(neverRun) };
    };

    test('tells from a sample that very many hold a word, without finding all', async () => {
      expect(await search('überall')).toEqual({ count: 10_000, lookUps: 2 });
      expect(await search('nirgends')).toEqual({ count: 1, lookUps: 4 });
    });

    test('asks no index for a word that is in much of a very large site', async () => {
      const many = sql`('destination_text_lists de all', 200000)`;
      await site.db.execute(sql`insert into list_counts (list, change) values ${many}`);
      try {
        expect(await search('überall')).toEqual({ count: 10_000, lookUps: 0 });
        expect(await search('nirgends')).toEqual({ count: 1, lookUps: 4 });
      } finally {
        await site.db.execute(sql`delete from list_counts where (list, change) = ${many}`);
      }
    });

    test('puts a title that begins with the word first, however many hold it and however old it is', async () => {
      const { json } = await site.ask(`/api/search/destinations?keyword=${encodeURIComponent('überall')}&language=de`);
      expect(json.data[0].name).toBe('Überall im Norden');
      expect(json.totalCount).toBe(10_000);
    });
  });

  test('puts an exact title first, however many titles hold its words', async () => {
    const { json } = await site.ask('/api/search/destinations?keyword=place+77');
    expect(json.data[0].name).toBe('Place 77');
  });

  test('with very many results can be paged through, and no page up to the last is empty', async () => {
    const page = async (number: number) =>
      (await site.ask(`/api/search/destinations?keyword=common&page=${number}`)).json;
    const first = await page(1);
    expect(first.totalCount).toBe(10_000);
    expect(first.data.every(({ featured }: { featured: boolean }) => featured)).toBe(true);
    expect((await page(first.totalPages)).data.length).toBeGreaterThan(0);
    expect((await page(first.totalPages + 1)).data).toEqual([]);
  });

  test('indexes many rows at a time with the same words as one at a time', async () => {
    const { rows } = await site.db.execute(sql`select destinations from search_words where word = 'common'`);
    expect(rows).toEqual([{ destinations: 20_000 }]);
  });
});
