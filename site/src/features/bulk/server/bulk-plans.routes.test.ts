import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { bulkSteps } from './bulk.table.ts';

const site = testSite();
let staff: Calls;
beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
});

const call = (method: string, path: string, body?: object) => staff(method, `/api/v5/admin/${path}`, body);
const bulk = (body: object) => call('POST', 'bulk', { kind: 'story', ...body });
const story = async (id: string) => (await call('GET', `stories/${id}`)).json.data;
const drafts = (count: number, some: object = {}) =>
  Promise.all(Array.from({ length: count }, () => aStory(site.db, { published: false, ...some })));

test('what was planned comes back with the undoing, unless its instant has passed', async () => {
  const [planned, other] = await drafts(2, { captions: ['a'] });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
  const plan = { publishAt: inHours(1), unpublishAt: inHours(2) };
  await call('PUT', `schedule/story/${planned?.id}`, plan);
  const ids = [planned?.id ?? '', other?.id ?? ''];
  const { json } = await bulk({ action: 'publish', ids, value: 'No plan of anybody' });
  expect(await story(ids[0] ?? '')).toMatchObject({ isPublished: true, publishAt: null });
  const undone = await call('POST', `bulk-runs/${json.run}/undo`);
  expect(undone.json.data).toMatchObject({ succeeded: 2, failures: [] });
  expect(await story(ids[0] ?? '')).toMatchObject({ isPublished: false, state: 'scheduled', ...plan });
  expect(await story(ids[1] ?? '')).toMatchObject({ isPublished: false, state: 'draft', publishAt: null });
  // Published once more by undoing that, and taken back: what was to end ends.
  await call('POST', `bulk-runs/${undone.json.data._id}/undo`);
  const end = { publishAt: null, unpublishAt: inHours(3) };
  await call('PUT', `schedule/story/${ids[0]}`, end);
  const taken = await bulk({ action: 'unpublish', ids });
  expect(await story(ids[0] ?? '')).toMatchObject({ isPublished: false, unpublishAt: null });
  await call('POST', `bulk-runs/${taken.json.run}/undo`);
  expect(await story(ids[0] ?? '')).toMatchObject({ isPublished: true, ...end });
  // A plan of the past publishes nothing.
  const late = await bulk({ action: 'unpublish', ids: [ids[0] ?? ''] });
  await site.db
    .update(bulkSteps)
    .set({ undoValue: ` ${inHours(-1)}` })
    .where(eq(bulkSteps.runId, late.json.run));
  expect((await call('POST', `bulk-runs/${late.json.run}/undo`)).json.data.succeeded).toBe(1);
  expect(await story(ids[0] ?? '')).toMatchObject({ isPublished: true, unpublishAt: null });
});
