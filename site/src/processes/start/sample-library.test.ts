import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { loadSampleLibraryInto } from '#test/site/sample-library.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();

/** A winter's night, and a leap day. */
const start = new Date('2028-02-29T00:10:00Z');

beforeAll(() => loadSampleLibraryInto(site, start));

async function firstRow(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  return (await site.db.execute(query)).rows[0] ?? {};
}

test('nothing in the sample library is dated in the future, or long ago', async () => {
  const dated = {
    accounts: 'created_at',
    destinations: 'created_at',
    stories: 'published_at',
    highlights: 'created_at',
    reviews: 'created_at',
    review_votes: 'created_at',
    feedback: 'created_at',
    contact_messages: 'created_at',
    activity_entries: 'created_at',
  };
  for (const [table, column] of Object.entries(dated)) {
    const { from, to, count } = await firstRow(sql`
      select min(${sql.identifier(column)}) as from, max(${sql.identifier(column)}) as to, count(*)::int
      from ${sql.identifier(table)}`);
    const daysBefore = (value: unknown) => (start.getTime() - new Date(String(value)).getTime()) / 86_400_000;
    expect([table, daysBefore(to) > 0, daysBefore(to) < 35], table).toEqual([table, true, true]);
    expect(daysBefore(from), table).toBeLessThan(430);
    expect(count, table).toBeGreaterThanOrEqual(16);
  }
});

test('sample members joined over a year, before they wrote and voted, and after the destination was added', async () => {
  expect(
    await firstRow(sql`
      select count(*) filter (where reviews.created_at <= accounts.created_at)::int as "beforeJoining",
        count(*) filter (where reviews.created_at <= destinations.created_at)::int as "beforeThePlace",
        count(*) > 200 as many
      from reviews join accounts on accounts.id = account_id join destinations on destinations.id = destination_id`),
  ).toEqual({ beforeJoining: 0, beforeThePlace: 0, many: true });
  expect(
    await firstRow(sql`
      select count(*)::int as early from review_votes join reviews on reviews.id = review_id
      join accounts on accounts.id = review_votes.account_id
      where review_votes.created_at < greatest(reviews.created_at, accounts.created_at)`),
  ).toEqual({ early: 0 });
  expect(
    await firstRow(sql`
      select count(*)::int as wrong from reviews where (helpful_count, unhelpful_count) not in (
        select count(*) filter (where vote = 'helpful'), count(*) filter (where vote = 'unhelpful')
        from review_votes where review_id = reviews.id)`),
  ).toEqual({ wrong: 0 });
  const { months, stories } = await firstRow(sql`
    select count(distinct date_trunc('month', created_at))::int as months,
      (select count(*)::int from stories join accounts on accounts.id = author_id where published_at <= accounts.created_at) as stories
    from accounts`);
  expect(months).toBeGreaterThanOrEqual(12);
  expect(stories).toBe(0);
});

test('only the three sample accounts for looking around have a password', async () => {
  const { rows } = await site.db.execute(
    sql`select email from accounts where password_hash is not null or travel_achievements <> '[]' order by email`,
  );
  expect(rows.map(({ email }) => email)).toEqual(['admin@example.com', 'author@example.com', 'user@example.com']);
});

test('a sample highlight describes an earlier day than it was posted on, in its own season', async () => {
  const { rows } = await site.db.execute<{ name: string; date: string; told: string }>(
    sql`select name, date::text, (created_at at time zone 'utc')::date::text as told from highlights order by created_at desc`,
  );
  for (const { date, told } of rows) {
    expect(date <= told).toBe(true);
    expect(date > `${Number(told.slice(0, 4)) - 1}${told.slice(4)}`).toBe(true);
  }
  const oia = rows.find(({ name }) => name === 'Ewa Nowicka');
  expect(oia?.date).toBe('2027-10-30');
});

test('the sample dashboard shows messages, tasks and weeks of visits', async () => {
  const inbox = await firstRow(sql`
    select count(*) filter (where not read)::int as unread, count(*) filter (where replied_at is not null)::int > 5 as answered,
      count(*) filter (where replied_at <= created_at)::int as "answeredBefore"
    from contact_messages`);
  expect(inbox).toEqual({ unread: 5, answered: true, answeredBefore: 0 });
  const { weekend, week, days, last } = await firstRow(sql`
    select avg(seen) filter (where extract(dow from day) in (0, 6)) as weekend,
      avg(seen) filter (where extract(dow from day) between 1 and 5) as week, count(*)::int as days, max(day)::text as last
    from (select day, sum(count)::int as seen from visits group by day) as seen_by_day`);
  expect(Number(weekend)).toBeGreaterThan(Number(week) * 1.2);
  expect([days, last]).toEqual([56, '2028-02-29']);
  const replies = await firstRow(sql`
    select (select count(*) from activity_entries where type = 'reply')
      = (select count(*) from contact_messages where replied_at is not null) as same`);
  expect(replies).toEqual({ same: true });
});
