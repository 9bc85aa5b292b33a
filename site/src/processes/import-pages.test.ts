import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { count } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs, soon } from '../../test/calls/staff-calls.ts';
import { builtPages } from '../../test/site/built-pages.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { activityEntries } from '../features/activity/server/activity.table.ts';
import { importedAddresses, importItems, importRuns } from '../features/imports/server/import.table.ts';
import { type Post, wxr } from '../features/imports/server/wxr.fixture.ts';
import { pages } from '../features/pages/server/page.table.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { trashItems } from '../features/trash/server/trash.table.ts';
import { versions } from '../features/versions/server/version.table.ts';
import { importIntoSite } from './commands/import.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const { folder, remove } = emptyFolder();
afterAll(remove);
beforeEach(async () => {
  for (const table of [importRuns, stories, pages, trashItems, versions, accounts, activityEntries])
    await site.db.delete(table);
  site.forget();
  await anAccount(site.db, { email: 'olga@example.com', role: 'AUTHOR' });
});

const settings = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder });
const as = ['--as', 'olga@example.com'];
const run = (...args: string[]) => runInside(importIntoSite, [...args, '--media', 'none'], settings());

let files = 0;
function source(posts: readonly Post[]): string {
  files += 1;
  const file = path.join(folder, `pages-${files}.xml`);
  writeFileSync(file, wxr(posts));
  return file;
}

const all = () => site.db.select().from(pages).orderBy(pages.title);
const idOfImport = (stdout: string) => /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
const led = async (address: string) => {
  const { status, headers } = await site.ask(address, { headers: { accept: 'text/html' } });
  return [status, headers.location];
};

describe('import of pages', () => {
  const posts: Post[] = [
    {
      id: 20,
      type: 'page',
      title: 'Work with us',
      name: 'work',
      content:
        '<p>As <a href="https://old.example/?p=21">told before</a>, and <a href="/?page_id=22">who we are</a>.</p>',
      excerpt: 'For those who write.',
      terms: ['post_tag:Jobs'],
    },
    { id: 21, title: 'A day', name: 'a-day', content: '<p>Ask <a href="/2019/05/work/">here</a>.</p>' },
    { id: 22, type: 'page', title: 'Who we are', name: 'about', status: 'draft' },
  ];

  test('makes drafts at addresses of their own, with links between pages and stories', async () => {
    const { code, stdout, stderr } = await run(source(posts));
    expect([code, stderr]).toEqual([0, '']);
    const [who, work] = await all();
    const [day] = await site.db.select().from(stories);
    expect(work).toMatchObject({
      title: 'Work with us',
      slug: 'work',
      description: 'For those who write.',
      published: false,
      publishedAt: new Date('2019-05-04T10:00:00Z'),
    });
    expect(work?.contentMarkdown).toBe(
      `As [told before](trekker:story/${day?.id}), and [who we are](trekker:page/${who?.id}).`,
    );
    expect(day?.contentMarkdown).toBe(`Ask [here](trekker:page/${work?.id}).`);
    // The site itself is at /about.
    expect([who?.slug, who?.published]).toEqual(['about-2', false]);
    for (const told of ['Stories that came: 1', 'Pages that came: 2', 'no-tags-on-pages: 1 (Work with us: Jobs)'])
      expect(stdout).toContain(told);
    const [told] = await site.db.select().from(activityEntries);
    expect([told?.action, told?.detail]).toEqual(['Imported content', '2 pages, 1 story']);
    expect((await site.db.select().from(versions)).map(({ kind, summary }) => `${kind} ${summary}`).sort()).toEqual([
      'page Imported',
      'page Imported',
      'story Imported',
    ]);
    expect((await run(source(posts))).stdout).toContain('Here already: 3');
  });

  test('old addresses lead to published ones in one hop, and to drafts nowhere', async () => {
    await run(source(posts), '--publish');
    for (const address of ['/2019/05/work/', '/2019/05/work', '/?page_id=20', '/?p=20'])
      expect(await led(address)).toEqual([301, '/work']);
    expect((await led('/work'))[0]).toBe(200);
    expect((await led('/2019/05/about'))[0]).toBe(404);
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const [who] = await all();
    expect((await staff('PUT', `/api/v5/admin/pages/published/${who?.id}`, { isPublished: true })).status).toBe(200);
    expect(await led('/2019/05/about/')).toEqual([301, '/about-2']);
  });

  test('a cover stands above the text once, and as a link where it was left out', async () => {
    const cover = 'https://old.example/uploads/bridge.jpg';
    const image: Post = { id: 30, type: 'attachment', status: 'inherit', content: '', file: cover };
    const meta = { _thumbnail_id: '30' };
    const shown = { id: 32, type: 'page', title: 'B', content: `<p><img src="${cover}"></p>`, meta };
    await run(source([image, { id: 31, type: 'page', title: 'A', content: '<p>Text.</p>', meta }, shown]));
    const link = `[${cover}](${cover})`;
    expect((await all()).map(({ contentMarkdown }) => contentMarkdown)).toEqual([`${link}\n\nText.`, link]);
  });

  test('--update changes what nobody has edited here, and a page without a text is a draft', async () => {
    await run(source(posts));
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const [who] = await all();
    const edit = { title: 'Us', updatedAt: who?.updatedAt };
    expect((await staff('PUT', `/api/v5/admin/pages/${who?.id}`, edit)).status).toBe(200);
    const changed = source([
      ...posts.map((post) => ({ ...post, content: '<p>New.</p>' })),
      { id: 23, type: 'page', title: 'Void', content: '' },
    ]);
    const { stdout } = await runInside(importIntoSite, [changed, '--update', '--publish', ...as], settings());
    expect(stdout).toContain('Updated: 2\nEdited here, and left as they are: 1');
    expect(stdout).toContain('no-content: 1 (Void)');
    expect((await all()).map(({ title, content, published }) => [title, content, published])).toEqual([
      ['Us', 'Text of 22.', false],
      ['Void', '', false],
      ['Work with us', 'New.', false],
    ]);
  });

  test('undo takes pages away that nobody has changed since, with what led to them', async () => {
    const { stdout } = await run(source(posts), '--publish');
    expect([(await led('/work'))[0], (await led('/2019/05/work'))[0]]).toEqual([200, 301]);
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const [who] = await all();
    const edit = { title: 'Us', updatedAt: who?.updatedAt };
    expect((await staff('PUT', `/api/v5/admin/pages/${who?.id}`, edit)).status).toBe(200);
    const undone = await run('--undo', idOfImport(stdout), ...as);
    expect(undone.stdout).toContain('taken back: 2\nEdited since, and kept: 1');
    expect((await all()).map(({ title }) => title)).toEqual(['Us']);
    await expect.poll(async () => (await led('/work'))[0], soon).toBe(404);
    await expect.poll(async () => (await led('/2019/05/work'))[0], soon).toBe(404);
    await run('--undo', idOfImport(stdout), '--force', ...as);
    for (const table of [pages, stories, versions, importItems, importedAddresses])
      expect(await site.db.select({ count: count() }).from(table)).toEqual([{ count: 0 }]);
  });
});

test('links to a part of the same text stay, those to a part of another lead to all of it and are told', async () => {
  const link = (to: string) => `<a href="${to}">${to.replace(/.*#/, '')}</a>`;
  const own = ['#the-bridge', 'https://old.example/2019/05/a-day/#the-bridge', '#caf%C3%A9'];
  const parts = [...own, '/2019/05/other/#where', '#gone'];
  const content = `<h2>The bridge</h2><h2>Café</h2><p>${parts.map(link).join(' ')}</p>`;
  const posts: Post[] = [
    { id: 31, title: 'A day', name: 'a-day', content },
    { id: 32, title: 'Other', name: 'other' },
  ];
  const { stdout } = await run(source(posts), ...as);
  const [day, other] = await site.db.select().from(stories).orderBy(stories.title);
  const links = [...(day?.contentMarkdown ?? '').matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to);
  expect(links).toEqual(['#the-bridge', '#the-bridge', '#cafe', `trekker:story/${other?.id}`, '#gone']);
  expect(stdout).toContain('link-part-left-out: 2');
});
