import { beforeAll, expect, test } from 'vitest';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { importedAddresses, importRuns } from '../import.table.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
let author: Calls;
let addresses: string;
beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  const [run] = await site.db.insert(importRuns).values({ name: 'old.xml', site: 'https://old.example' }).returning();
  const [other] = await site.db.insert(importRuns).values({ name: 'b.xml', site: 'https://b.example' }).returning();
  const [runId, otherId] = [run?.id ?? '', other?.id ?? ''];
  const story = await aStory(site.db, { title: 'The train', slug: 'the-train' });
  const draft = await aStory(site.db, { title: 'The bus', slug: 'the-bus', published: false });
  const page = await aPage(site.db, { title: 'Imprint', slug: 'imprint' });
  await site.db.insert(importedAddresses).values([
    { path: '/2019/05/train', runId, storyId: story.id },
    { path: '/?p=12', runId, storyId: draft.id },
    { path: '/category/food', runId, target: '/stories?category=Food' },
    { path: '/impressum', runId, pageId: page.id },
    { path: '/elsewhere', runId: otherId, target: '/' },
  ]);
  addresses = `/api/v5/admin/imports/${runId}/addresses`;
});

test('addresses of the old site are listed with what they lead to, and whether they do', async () => {
  const { json } = await author('GET', addresses);
  expect(json).toMatchObject({ totalCount: 4, totalPages: 1 });
  expect(json.data).toEqual([
    { path: '/2019/05/train', to: '/stories/the-train', isPublic: true },
    { path: '/?p=12', to: '/stories/the-bus', isPublic: false },
    { path: '/category/food', to: '/stories?category=Food', isPublic: true },
    { path: '/impressum', to: '/imprint', isPublic: true },
  ]);
  for (const { path, to, isPublic } of json.data) {
    const { status, headers } = await site.ask(path, { headers: { accept: 'text/html' } });
    expect([path, status === 301 && headers.location === to]).toEqual([path, isPublic]);
  }
  expect((await author('GET', `${addresses}?page=2&limit=3`)).json.data).toHaveLength(1);
});

test('they are for Authors alone, and of an import that there is', async () => {
  const [row] = await answersByRole(site, [['GET', addresses]]);
  expect(row?.slice(1)).toEqual([401, 403, 200, 403]);
  const none = '00000000-0000-4000-8000-000000000000';
  expect((await author('GET', `/api/v5/admin/imports/${none}/addresses`)).status).toBe(404);
});
