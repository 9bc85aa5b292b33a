import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite({ config: { rateLimitScale: 1000 } });

/** 1,000 versions of a story of 20 kB may take 6 MB (decision 34); fifty lean on one that stands alone. */
const saves = 55;
const mostBytes = (6_000_000 / 1000) * saves;
const mostMs = 20;

/** Of words that come again about as often as in a story: what stands alone is packed to a half of its bytes. */
const word = (number: number) => (Math.imul(number % 4001, 0x9e3779b1) >>> 8).toString(36).slice(0, 2 + (number % 6));
const sentence = (number: number) =>
  `${Array.from({ length: 13 }, (_, at) => word(Math.imul(13 * number + at, 0x85ebca6b) >>> 9)).join(' ')}.`;
const paragraphs = Array.from({ length: 110 }, (_, at) => [
  sentence(3 * at),
  sentence(3 * at + 1),
  sentence(3 * at + 2),
]);

test('many versions of a long story stay small, and their list is there at once', async () => {
  const staff = await callsAs(site, 'AUTHOR');
  const { id } = await aStory(site.db, { captions: ['One'] });
  for (let number = 0; number < saves; number += 1) {
    // Two sentences of it, here and there.
    const changed = paragraphs[(number * 37) % paragraphs.length] as string[];
    changed.splice(0, 2, sentence(1000 + 2 * number), sentence(1001 + 2 * number));
    const content = paragraphs.map((lines) => lines.join(' ')).join('\n\n');
    if (number === 0) expect(content.length).toBeGreaterThan(20_000);
    const form = new FormData();
    form.set('content', content);
    const { status, json } = await staff('PUT', `/api/v5/admin/stories/${id}`, form);
    expect([status, json.message]).toEqual([200, expect.anything()]);
  }
  const { rows } = await site.db.execute<{ bytes: number; count: number }>(
    sql`select sum(pg_column_size(kept.*))::int as bytes, count(*)::int as count from versions kept where item_id = ${id}`,
  );
  expect(rows[0]?.count).toBe(saves + 1);
  expect(rows[0]?.bytes).toBeLessThan(mostBytes);

  // Processor time, the least of thirty: whatever else the machine has to do. PostgreSQL's is not in it.
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const begin = process.cpuUsage();
    const { json } = await staff('GET', `/api/v5/admin/versions/story/${id}`);
    const { user, system } = process.cpuUsage(begin);
    times.push((user + system) / 1000);
    expect([json.totalCount, json.data.length, json.data[0].version]).toEqual([saves + 1, 20, saves + 1]);
  }
  expect(Math.min(...times)).toBeLessThan(mostMs);
});
