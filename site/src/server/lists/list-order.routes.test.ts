import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, anAccount } from '../../features/accounts/server/account.fixture.ts';
import { aContactMessage } from '../../features/contact/server/contact-message.fixture.ts';
import { aDestination } from '../../features/destinations/server/destination.fixture.ts';
import { aFeedback } from '../../features/feedback/server/feedback.fixture.ts';
import { aHighlight } from '../../features/highlights/server/highlight.fixture.ts';
import { aStory } from '../../features/stories/server/story.fixture.ts';

const site = testSite();
let headers: Record<string, string>;

const names = ['Zagreb', 'évora', 'Ålesund', 'Faro'];
const alphabetical = ['Ålesund', 'évora', 'Faro', 'Zagreb'];

beforeAll(async () => {
  await site.db.execute(sql`truncate accounts cascade`);
  ({ headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Olga Owner' }));
  const categories = ['Luxury', 'Food', 'Travel', 'Adventure'] as const;
  for (const [index, name] of names.entries()) {
    const published = index !== 1;
    await anAccount(site.db, { name });
    await aDestination(site.db, { name, published, ratingCount: 1, ratingSum: 1 + index });
    await aStory(site.db, { title: name, published, category: categories[index] ?? 'Food' });
    await aHighlight(site.db, { name, published, rating: 1 + index, date: `2026-05-0${4 - index}` });
    await aFeedback(site.db, { name, held: !published, rating: 1 + index });
    await aContactMessage(site.db, { fullName: name, read: published });
  }
});

const named = async (path: string, query: string): Promise<string[]> => {
  const { status, json } = await site.ask(`${path}?${query}`, { headers });
  expect(status, query).toBe(200);
  return json.data.map((row: Record<string, string>) => row.title ?? row.fullName ?? row.name);
};

/** Each list, what it can be sorted by, with the order that follows; and a filter that leaves one row out. */
const lists: [path: string, filter: string, orders: Record<string, string[]>][] = [
  ['/api/v3/destination/admin', 'state=published', { added: names, name: alphabetical, rating: names }],
  [
    '/api/v5/admin/stories',
    'state=published',
    { title: alphabetical, category: ['Faro', 'évora', 'Zagreb', 'Ålesund'] },
  ],
  ['/api/v5/admin/highlight', 'state=published', { name: alphabetical, rating: names, date: [...names].reverse() }],
  ['/api/v5/Admin/users', 'role=USER', { added: names, name: alphabetical }],
  ['/api/v5/admin/contact', 'read=true', { added: names }],
  ['/api/v3/auth/feedback', 'held=false', { added: names, name: alphabetical, rating: names }],
];

describe.each(lists)('the list %s', (path, filter, orders) => {
  const isUsers = path.endsWith('users');
  test.each(Object.entries(orders))('is sorted by %s, both ways, on every page', async (sort, expected) => {
    const all = isUsers ? 'role=USER&' : '';
    expect(await named(path, `${all}sort=${sort}`)).toEqual(expected);
    expect(await named(path, `${all}sort=-${sort}`)).toEqual([...expected].reverse());
    expect(await named(path, `${all}sort=${sort}&limit=3&page=2`)).toEqual(expected.slice(3));
    const kept = isUsers ? expected : expected.filter((name) => name !== 'évora');
    expect(await named(path, `${filter}&sort=${sort}`)).toEqual(kept);
    if (isUsers || path.endsWith('contact')) expect(await named(path, `q=a&sort=${sort}`)).not.toContain('Zagreb');
  });

  test('is sorted newest first by default, and refuses an unknown order', async () => {
    expect(await named(path, isUsers ? 'role=USER' : '')).toEqual([...names].reverse());
    const { status, json } = await site.ask(`${path}?sort=secret`, { headers });
    expect([status, json.errors]).toEqual([400, [{ field: 'sort', message: expect.stringContaining('sort must be') }]]);
  });
});
