import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { anImageFile } from '#test/calls/forms.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../destination.fixture.ts';
import { destinations } from '../destination.table.ts';
import { destinationFields } from './destination-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/destination';
const image = await anImageFile();
const { activities, call, create } = staffHarness(site, base, {
  ...destinationFields,
  thumbnail: image,
  images: [image, image],
});
const stored = async (id: string) => (await site.db.select().from(destinations).where(eq(destinations.id, id)))[0];

describe('access to the staff calls for destinations', () => {
  const calls = [
    ['GET', ''],
    ['GET', '/preview'],
    ['GET', '/map.svg'],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', 'featured'],
    ['PUT', 'published'],
  ] as const;
  const addressOf = (id: string, under: string) =>
    under.startsWith('/') ? `${base}/${id}${under}` : [base, under, id].filter(Boolean).join('/');

  test('is refused to guests and members before anything is read, and nothing changes', async () => {
    const place = await aDestination(site.db, { name: 'Guarded' });
    const before = await stored(place.id);
    const entries = (await activities()).length;
    const user = (await aLogin(site.db, { role: 'USER' })).headers;
    const answers = new Set<string>();
    for (const [method, under] of calls) {
      for (const [headers, status] of [
        [{}, 401],
        [user, 403],
      ] as const) {
        for (const id of [place.id, randomUUID(), 'x']) {
          const body = method === 'PUT' ? { name: '' } : undefined;
          const answer = await call(method, addressOf(id, under), body, headers as Record<string, string>);
          expect([method, under, answer.status]).toEqual([method, under, status]);
          answers.add(answer.json.message);
        }
      }
    }
    expect(answers.size).toBe(2);
    expect((await create({}, {})).status).toBe(401);
    expect((await create({}, user)).status).toBe(403);
    expect(await stored(place.id)).toEqual(before);
    expect((await activities()).length).toBe(entries);
  });

  test.each(['ADMIN', 'AUTHOR'] as const)('is granted to an %s for all calls', async (role) => {
    const { headers } = await aLogin(site.db, { role });
    expect((await create({}, headers)).status).toBe(201);
    const place = await aDestination(site.db, { name: `Of ${role}` });
    for (const [method, under] of [...calls].sort(([a]) => (a === 'DELETE' ? 1 : -1))) {
      const body = method === 'PUT' ? {} : undefined;
      expect((await call(method, addressOf(place.id, under), body, headers)).status).toBe(200);
    }
  });

  test.each(calls)('answers %s /%s of an unknown id with not found', async (method, under) => {
    for (const id of [randomUUID(), 'x', '__proto__', '%00']) {
      const answer = await call(method, addressOf(id, under), method === 'PUT' ? {} : undefined);
      expect([answer.status, answer.json]).toEqual([404, { success: false, message: 'Destination not found' }]);
    }
  });
});
