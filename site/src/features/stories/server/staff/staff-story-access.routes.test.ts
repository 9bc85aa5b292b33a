import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { anImageFile } from '#test/calls/forms.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from '../story.fixture.ts';
import { stories } from '../story.table.ts';
import { storyFields } from './story-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/stories';
const image = await anImageFile();
const { activities, call, create } = staffHarness(site, base, { ...storyFields, coverImage: image, image: image });
const stored = async (id: string) => (await site.db.select().from(stories).where(eq(stories.id, id)))[0];

describe('access to the staff calls for stories', () => {
  const calls = [
    ['GET', ''],
    ['GET', '/preview'],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', 'featured'],
    ['PUT', 'published'],
  ] as const;
  const addressOf = (id: string, under: string) =>
    under.startsWith('/') ? `${base}/${id}${under}` : [base, under, id].filter(Boolean).join('/');

  test('is refused to guests and members before anything is read, and nothing changes', async () => {
    const story = await aStory(site.db, { title: 'Guarded' });
    const before = await stored(story.id);
    const entries = (await activities()).length;
    const user = (await aLogin(site.db, { role: 'USER' })).headers;
    for (const [headers, status] of [
      [{}, 401],
      [user, 403],
    ] as const) {
      const as = headers as Record<string, string>;
      for (const [method, under] of calls) {
        for (const id of [story.id, randomUUID(), 'x']) {
          const body = method === 'PUT' ? { title: '' } : undefined;
          expect((await call(method, addressOf(id, under), body, as)).status).toBe(status);
        }
      }
      expect((await call('GET', `${base}?page=0`, undefined, as)).status).toBe(status);
      expect((await create({}, as)).status).toBe(status);
    }
    expect(await stored(story.id)).toEqual(before);
    expect((await activities()).length).toBe(entries);
  });

  test.each(['ADMIN', 'AUTHOR'] as const)(
    'is granted to an %s for all calls, also for stories of others',
    async (role) => {
      const { headers } = await aLogin(site.db, { role });
      expect((await create({}, headers)).status).toBe(201);
      expect((await call('GET', base, undefined, headers)).status).toBe(200);
      const story = await aStory(site.db, { title: `Of ${role}`, captions: ['a'] });
      for (const [method, under] of [...calls].sort(([a]) => (a === 'DELETE' ? 1 : -1))) {
        const body = method === 'PUT' ? {} : undefined;
        expect((await call(method, addressOf(story.id, under), body, headers)).status).toBe(200);
      }
    },
  );

  test.each(calls)('answers %s /%s of an unknown id with not found', async (method, under) => {
    for (const id of [randomUUID(), 'x', '__proto__', '%00']) {
      const answer = await call(method, addressOf(id, under), method === 'PUT' ? {} : undefined);
      expect([answer.status, answer.json]).toEqual([404, { success: false, message: 'Story not found' }]);
    }
  });
});
