import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { environmentWith } from '#config/environment.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { importIntoSite } from '#processes/commands/import.ts';
import { siteWork } from '#processes/composition/site-work.ts';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { runInside } from '#test/site/command.ts';
import { settingsOf } from '#test/site/moved-site.ts';
import { compiledSources } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import { importItems, importRuns } from '../import.table.ts';
import { type Post, wxr } from '../wxr.fixture.ts';
import { importWork } from './import.jobs.ts';

const site = testSite();
const base = '/api/v5/admin/imports';
let author: Calls;
let worker: Awaited<ReturnType<typeof startWorker>>;
async function startJobs() {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: site.dataDirectory });
  worker = await startWorker(site.database.connection, siteWork(config, site.db));
}
beforeAll(startJobs);
afterAll(() => worker?.stop());
beforeEach(async () => {
  await site.db.delete(importRuns);
  await site.db.delete(stories);
  author = await callsAs(site, 'AUTHOR', 'Olga Reis');
});

const posts: Post[] = [
  { id: 12, title: 'A day in Porto', name: 'a-day', terms: ['category:Cityscapes', 'post_tag:Slow'] },
  { id: 13, title: 'Other', name: 'other', status: 'draft', content: '[unknown_thing]' },
  { id: 14, title: 'A menu', type: 'nav_menu_item' },
];

function brought(content: string, fields: Record<string, string> = {}, name = 'old site.xml'): FormData {
  const form = new FormData();
  form.append('file', new File([content], name));
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** What is known of an import once a job has done what it had to. */
async function settled(id: string, query = '') {
  const read = async () => (await author('GET', `${base}/${id}${query}`)).json;
  await expect.poll(async () => (await read()).data.run.state).not.toMatch(/^(reading|running|undoing)$/);
  return read();
}

async function ready(content = wxr(posts), fields = {}) {
  const { status, json } = await author('POST', base, brought(content, fields));
  expect(status).toBe(202);
  const { data } = await settled(json.data._id);
  return data;
}

describe('an import of the back office', () => {
  test('reads a file first, says what would come, and imports it when asked', async () => {
    const { run, lines } = await ready();
    expect(run).toMatchObject({
      name: 'old site.xml',
      format: 'wordpress',
      site: 'https://old.example',
      state: 'ready',
      by: { name: 'Olga Reis' },
      isCommand: false,
      total: 2,
      created: 0,
      kinds: [{ kind: 'story', created: 2, updated: 0, unchanged: 0, editedHere: 0 }],
      findings: {
        authors: [{ key: 'mara', name: 'Mara', account: null }],
        categories: [{ name: 'Cityscapes', count: 1 }],
      },
      canUndo: false,
    });
    expect(run.reasons).toContainEqual({ at: 'skip', reason: expect.any(String), count: 1 });
    expect(lines.map(({ title }: { title: string }) => title).filter(Boolean)).toEqual(['A day in Porto', 'Other']);
    expect(await site.db.select().from(stories)).toEqual([]);

    const mara = await callsAs(site, 'ADMIN', 'Mara');
    const account = (await mara('GET', '/api/v3/auth/me')).json.user._id;
    const choices = { publish: true, authors: { mara: account }, categories: { Cityscapes: 'Culture' } };
    expect((await author('POST', `${base}/${run._id}/start`, choices)).json.data.state).toBe('running');
    const done = await settled(run._id);
    const toFinish = [{ kind: 'story', count: 1 }];
    expect(done.data.run).toMatchObject({ state: 'done', created: 2, done: 2, canUndo: true, toFinish });
    expect(done.data.lines[1]).toMatchObject({ title: 'Other', isPublished: false });
    expect(done.data.lines[0]).toMatchObject({ outcome: 'created', _id: expect.any(String), isPublished: true });
    const [day, other] = await site.db.select().from(stories).orderBy(asc(stories.title));
    expect(day).toMatchObject({ title: 'A day in Porto', category: 'Culture', published: true, tags: ['Slow'] });
    expect(other).toMatchObject({ title: 'Other', category: 'Travel', published: false });
    expect((await author('GET', `/api/v5/admin/stories/${day?.id}`)).json.data.author.name).toBe('Mara');
    // What was brought goes as soon as nobody needs it.
    const [row] = await site.db.select().from(importRuns);
    expect(row?.file).toBeNull();
  });

  test('shows ten items beside what becomes of them, until it begins', async () => {
    const content = `<h2>Ribeira</h2><p>Down <strong>to</strong> the river.</p><script>alert(1)</script>`;
    const many = Array.from({ length: 12 }, (_, at): Post => ({ id: 20 + at, title: `Day ${at}`, name: `day-${at}` }));
    const { run } = await ready(wxr([{ ...many[0], content } as Post, ...many.slice(1)]));
    const { samples } = run.findings;
    expect(samples.map(({ title }: { title: string }) => title)).toEqual(many.slice(0, 10).map(({ title }) => title));
    expect(samples[0]).toMatchObject({
      kind: 'story',
      source: content,
      category: 'Travel',
      blocks: [{ t: 'h', level: 2, c: ['Ribeira'] }, { t: 'p' }],
      isCut: false,
    });
    const cut = await ready(wxr([{ ...many[0], content: `<p>${'Slowly. '.repeat(400)}</p>`.repeat(3) } as Post]));
    expect(cut.run.findings.samples[0]).toMatchObject({ isCut: true, blocks: [{ t: 'p' }] });
    await author('POST', `${base}/${run._id}/start`);
    expect((await settled(run._id)).data.run.findings.samples).toEqual([]);
  });

  test('changes what came before and is another by now, when asked', async () => {
    const first = await ready();
    await author('POST', `${base}/${first.run._id}/start`);
    await settled(first.run._id);
    const changed = posts.map((post) => ({ ...post, ...(post.id === 12 && { content: 'Written anew.' }) }));
    const { run } = await ready(wxr(changed));
    expect(run.kinds).toEqual([{ kind: 'story', created: 0, updated: 0, unchanged: 2, editedHere: 0 }]);
    const lost = await author('POST', `${base}/${run._id}/start`, { update: true, images: 'leave' });
    expect([lost.status, lost.json.errors[0].field]).toEqual([400, 'update']);
    await author('POST', `${base}/${run._id}/start`, { update: true });
    const done = (await settled(run._id)).data.run;
    expect(done.kinds).toEqual([{ kind: 'story', created: 0, updated: 1, unchanged: 1, editedHere: 0 }]);
    const [day] = await site.db.select().from(stories).where(eq(stories.title, 'A day in Porto'));
    expect(day?.content).toBe('Written anew.');
  });

  test('shows the report by what is to be looked at', async () => {
    const { run } = await ready();
    const shown = async (show: string) => {
      const { data, totalCount } = (await author('GET', `${base}/${run._id}?show=${show}`)).json;
      expect(data.lines).toHaveLength(totalCount);
      return data.lines.map(({ at, title, source }: Record<string, string>) => [at, title || source]);
    };
    expect(await shown('skipped')).toEqual([['skip', expect.any(String)]]);
    expect(await shown('problems')).toContainEqual(['item', 'Other']);
    expect((await author('GET', `${base}/${run._id}?show=all`)).status).toBe(400);
    expect((await author('GET', `${base}/${run._id}?limit=1&page=2`)).json).toMatchObject({ page: 2, limit: 1 });
  });

  test('is undone as a whole, but for what was edited since, which goes when asked for', async () => {
    const { run } = await ready();
    await author('POST', `${base}/${run._id}/start`);
    await settled(run._id);
    const [day] = await site.db.select().from(stories).where(eq(stories.title, 'A day in Porto'));
    const edit = await author('PUT', `/api/v5/admin/stories/featured/${day?.id}`, { featured: true });
    expect(edit.status).toBe(200);
    expect((await author('POST', `${base}/${run._id}/undo`)).json.data.state).toBe('undoing');
    const undone = (await settled(run._id)).data.run;
    expect(undone).toMatchObject({ state: 'undone', message: 'Edited since, and kept: A day in Porto', canUndo: true });
    expect((await author('POST', `${base}/${run._id}/undo`, { edited: true })).status).toBe(200);
    expect((await settled(run._id)).data.run).toMatchObject({ state: 'undone', message: '', canUndo: false });
    expect(await site.db.select().from(stories)).toEqual([]);
    expect(await site.db.select().from(importItems)).toEqual([]);
    expect((await author('POST', `${base}/${run._id}/undo`)).status).toBe(409);
  });

  test('can be paused, goes on where it was, and tells of each item what became of it', async () => {
    const { run } = await ready(wxr(Array.from({ length: 200 }, (_, at) => ({ id: at + 1, title: `Post ${at + 1}` }))));
    await author('POST', `${base}/${run._id}/start`);
    await expect.poll(() => site.db.$count(stories), soon).toBeGreaterThan(0);
    expect((await author('POST', `${base}/${run._id}/pause`)).json.data.state).toBe('paused');
    let before = -1;
    // It ends behind the items that it was at.
    await expect
      .poll(
        async () => {
          const now = await site.db.$count(stories);
          const isStill = now === before;
          before = now;
          return isStill;
        },
        { interval: 1500 },
      )
      .toBe(true);
    expect(before).toBeLessThan(200);
    const now = async () => (await author('GET', `${base}/${run._id}`)).json.data.run;
    const progress = expect.arrayContaining([{ kind: 'story', total: 200, done: before }]);
    expect(await now()).toMatchObject({ state: 'paused', done: before, progress });
    expect((await author('POST', `${base}/${run._id}/start`)).json.data.state).toBe('running');
    expect((await now()).done).toBeGreaterThanOrEqual(before);
    const done = (await settled(run._id)).data.run;
    expect(done).toMatchObject({ state: 'done', created: 200, done: 200, progress: [], kinds: [{ created: 200 }] });
  });

  test('goes on by itself where the process that was at it has ended', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ id: at + 1, title: `Post ${at + 1}` }));
    const { run } = await ready(wxr(many));
    await author('POST', `${base}/${run._id}/start`);
    await expect.poll(() => site.db.$count(stories), soon).toBeGreaterThan(0);
    await worker.stop(1);
    expect(await site.db.$count(stories)).toBeLessThan(200);
    await startJobs();
    const done = (await settled(run._id)).data.run;
    expect(done).toMatchObject({ state: 'done', created: 200 });
    // What was there already was made by it, too.
    expect(done.kinds).toEqual([{ kind: 'story', created: 200, updated: 0, unchanged: 0, editedHere: 0 }]);
  });

  test('that fails as often as it may says so, and is gone on with by hand', async () => {
    const { run } = await ready();
    await worker.stop();
    await author('POST', `${base}/${run._id}/start`);
    const broken = async () => {
      throw new Error('The disk is away.');
    };
    const [work] = importWork(site.db, { openStorage: broken, folder: '/nowhere' }, async () => ({
      images: () => broken as never,
      kinds: [],
    }));
    const context = { id: '', startedAt: new Date(), signal: new AbortController().signal };
    const tryIt = (retry: number) => work?.handler({ run: run._id }, { ...context, retry });
    const state = async () => (await author('GET', `${base}/${run._id}`)).json.data.run;
    await expect(tryIt(11)).rejects.toThrow('The disk is away.');
    expect((await state()).state).toBe('running');
    await expect(tryIt(12)).rejects.toThrow('The disk is away.');
    expect(await state()).toMatchObject({ state: 'failed', message: expect.stringContaining('on this server') });
    await startJobs();
    await author('POST', `${base}/${run._id}/start`);
    expect((await settled(run._id)).data.run).toMatchObject({ state: 'done', created: 2, message: '' });
  });

  test.each([
    ['what is no export', '<html><body>No</body></html>', {}, /neither an export of WordPress/],
    ['what is torn', wxr(posts).slice(0, -300), {}, /./],
    ['another kind than was said', wxr(posts), { kind: 'ghost' }, /another kind/],
  ])('refuses %s with a sentence, and forgets the file', async (_, content, fields, message) => {
    const run = await ready(content, fields);
    expect(run.run.state).toBe('refused');
    expect(run.run.message).toMatch(message);
    expect((await author('POST', `${base}/${run.run._id}/start`, {})).status).toBe(409);
    expect((await author('DELETE', `${base}/${run.run._id}`)).status).toBe(200);
    expect((await author('GET', `${base}/${run.run._id}`)).status).toBe(404);
  });

  test('refuses what makes no sense beside its cause, and whoever is no Author', async () => {
    const none = await author('POST', base, brought('', {}));
    expect([none.status, (await settled(none.json.data._id)).data.run.state]).toEqual([202, 'refused']);
    const without = await author('POST', base, new FormData());
    expect([without.status, without.json.errors]).toEqual([400, [{ field: 'file', message: 'Choose a file' }]]);
    const { run } = await ready();
    const wrong = await author('POST', `${base}/${run._id}/start`, { site: 'ftp://a', category: 'Boats' });
    expect(wrong.json.errors.map(({ field }: { field: string }) => field)).toEqual(['site', 'category']);
    expect((await author('POST', `${base}/${run._id}/pause`)).status).toBe(409);
    const admin = await callsAs(site, 'ADMIN');
    for (const [method, path] of [
      ['GET', base],
      ['POST', `${base}/${run._id}/start`],
      ['DELETE', `${base}/${run._id}`],
    ])
      expect((await admin(method as string, path as string)).status).toBe(403);
  });

  test('of the command is listed, and is undone here once it was interrupted', async () => {
    await ready();
    const file = path.join(site.dataDirectory, 'by-hand.xml');
    writeFileSync(file, wxr(Array.from({ length: 2000 }, (_, at) => ({ id: at + 1 }))));
    const { PATH } = environmentWith({});
    const args = [path.resolve(import.meta.dirname, '../../../../processes/import.ts'), file, '--media', 'none'];
    const { json: me } = await author('GET', '/api/v3/auth/me');
    const child = spawn(process.execPath, [...args, '--as', me.user.email], {
      env: { PATH, ...compiledSources, ...settingsOf(site) },
      stdio: 'ignore',
    });
    await expect.poll(() => site.db.$count(stories)).toBeGreaterThan(0);
    const listed = async () =>
      (await author('GET', base)).json.data.map((run: Record<string, unknown>) => [run.name, run.isCommand, run.state]);
    const [{ _id: id }] = (await author('GET', base)).json.data;
    expect(await listed()).toEqual([
      ['by-hand.xml', true, 'running'],
      ['old site.xml', false, 'ready'],
    ]);
    expect((await author('POST', `${base}/${id}/undo`)).status).toBe(409);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(listed, soon).toContainEqual(['by-hand.xml', true, 'paused']);
    const { stdout } = await runInside(importIntoSite, ['--list'], settingsOf(site));
    expect(stdout).toMatch(/interrupted .*by-hand\.xml\n.*ready .*old site\.xml/);
    expect((await author('POST', `${base}/${id}/undo`)).status).toBe(200);
    expect((await settled(id)).data.run).toMatchObject({ state: 'undone', canUndo: false });
    expect(await site.db.select().from(stories)).toEqual([]);
  });
});
