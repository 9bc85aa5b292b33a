import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { and, count, isNotNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs } from '../../test/calls/staff-calls.ts';
import { builtPages } from '../../test/site/built-pages.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { killWhen, runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { activityEntries } from '../features/activity/server/activity.table.ts';
import { importedAddresses, importItems, importRuns } from '../features/imports/server/import.table.ts';
import { type Post, wxr } from '../features/imports/server/wxr.fixture.ts';
import { aPage } from '../features/pages/server/page.fixture.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { trashItems } from '../features/trash/server/trash.table.ts';
import { versions } from '../features/versions/server/version.table.ts';
import { importIntoSite } from './commands/import.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const { folder, remove } = emptyFolder();
afterAll(remove);
beforeEach(async () => {
  await site.db.delete(importRuns);
  await site.db.delete(stories);
  await site.db.delete(trashItems);
  await site.db.delete(versions);
  await site.db.delete(accounts);
  await site.db.delete(activityEntries);
  await anAccount(site.db, { email: 'olga@example.com', role: 'AUTHOR' });
});

const settings = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder });
/** Without images: `import-media.test.ts` has those. */
const run = (...args: string[]) => runInside(importIntoSite, [...args, '--media', 'none'], settings());

let files = 0;
function source(posts: readonly Post[], head = ''): string {
  files += 1;
  const file = path.join(folder, `export-${files}.xml`);
  writeFileSync(file, wxr(posts, head));
  return file;
}

const all = () => site.db.select().from(stories).orderBy(stories.title);
const idOfImport = (stdout: string) => /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
const led = async (address: string) => {
  const { status, headers } = await site.ask(address, { headers: { accept: 'text/html' } });
  return [status, headers.location];
};

describe('import of a WordPress export', () => {
  const posts: Post[] = [
    {
      id: 12,
      title: 'A day in Porto',
      name: 'a-day',
      date: '2019-05-04 10:00:00',
      content:
        '<p>See <a href="http://www.old.example/?p=13">the other</a> and <a href="/gone/">what is gone</a>.</p><p><img src="https://old.example/uploads/bridge.jpg" alt="The bridge"></p>[unknown_thing]',
      terms: ['category:Food &amp; Drink', 'category:Portugal', 'post_tag:Slow', 'post_tag:slow'],
    },
    { id: 13, title: 'Other', name: 'other', date: '2020-01-02 00:00:00', status: 'draft' },
  ];

  test('makes drafts with dates, slugs, categories, links of this site and images as links', async () => {
    const { code, stdout, stderr } = await run(source(posts));
    expect([code, stderr]).toEqual([0, '']);
    const [day, other] = await all();
    expect(day).toMatchObject({
      title: 'A day in Porto',
      slug: 'a-day',
      published: false,
      publishedAt: new Date('2019-05-04T10:00:00Z'),
      category: 'Food',
      tags: ['Portugal', 'Slow'],
      excerpt: 'See the other and what is gone.',
    });
    expect(day?.contentMarkdown).toContain(`[the other](trekker:story/${other?.id})`);
    expect(day?.contentMarkdown).toContain('[The bridge](https://old.example/uploads/bridge.jpg)');
    expect(day?.content).toContain('[unknown_thing]');
    for (const told of ['came: 2', 'old-link: 1', 'image-left-out: 1', 'author-without-account: 2'])
      expect(stdout).toContain(told);
    expect(await site.db.select({ action: activityEntries.action }).from(activityEntries)).toEqual([
      { action: 'Imported stories' },
    ]);
    expect((await site.db.select().from(versions)).map(({ summary }) => summary)).toEqual(['Imported', 'Imported']);
  });

  test('a dry run tells the same and writes nothing', async () => {
    const report = path.join(folder, 'report.jsonl');
    const { code, stdout } = await run(source(posts), '--dry-run', '--report', report);
    expect([code, stdout]).toEqual([0, expect.stringContaining('would come: 2')]);
    expect(await all()).toEqual([]);
    expect(await site.db.select().from(importItems)).toEqual([]);
    const lines = readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ at }) => at === 'item').map(({ sourceId, outcome }) => [sourceId, outcome])).toEqual([
      ['wp:12', 'created'],
      ['wp:13', 'created'],
    ]);
  });

  test('twice is once, also after a story was edited or has moved to the trash', async () => {
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const file = source(posts);
    await run(file, '--as', 'olga@example.com');
    const [day, other] = await all();
    const edited = await staff('PUT', `/api/v5/admin/stories/featured/${day?.id}`, { featured: true });
    expect(edited.status).toBe(200);
    expect((await staff('DELETE', `/api/v5/admin/stories/${other?.id}`)).status).toBe(200);
    const { stdout } = await run(file, '--as', 'olga@example.com');
    expect(stdout).toContain('Here already: 2');
    expect(await all()).toHaveLength(1);
  });

  test('old addresses lead on in one hop once the story is published', async () => {
    await run(source(posts));
    const addresses = ['/2019/05/a-day/', '/2019/05/a-day', '/2019/05/A-Day/', '/?p=12'];
    for (const address of addresses.slice(0, 3))
      expect((await site.ask(address)).headers.location ?? '').not.toContain('/stories/');
    expect(await led('/?p=12')).toEqual([302, '/']);
    await site.db.update(stories).set({ published: true }).where(like(stories.title, 'A day%'));
    site.forget();
    for (const address of addresses) expect(await led(address)).toEqual([301, '/stories/a-day']);
    expect(await led('/feed/')).toEqual([301, '/feed.xml']);
    expect((await led('/2020/01/other'))[0]).toBe(404);
  });

  test('a site that lived in a folder leads on from there, in one hop too', async () => {
    const file = source(posts);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://old.example', 'https://old.example/blog'));
    await run(file);
    expect((await led('/blog/?p=12'))[0]).toBe(404);
    await site.db.update(stories).set({ published: true }).where(like(stories.title, 'A day%'));
    site.forget();
    for (const address of ['/blog/?p=12', '/blog?p=12', '/Blog/?utm=a&p=12', '/blog/2019/05/a-day/'])
      expect(await led(address)).toEqual([301, '/stories/a-day']);
    // A page of this site stands where the old one had its home page.
    await aPage(site.db, { slug: 'blog', published: true });
    site.forget();
    expect(await led('/blog/?p=12')).toEqual([301, '/stories/a-day']);
    expect(await led('/blog?p=99')).toEqual([302, '/blog']);
  });

  test('addresses of categories and tags lead in one hop to where their stories are', async () => {
    const term = (slug: string, name: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${name}</wp:cat_name></wp:category>`;
    const terms = ['category:Food &amp; Drink', 'category:Blue Note'];
    const head = term('food-drink', 'Food &amp; Drink') + term('blue-note', 'Blue Note') + term('trips', 'Trips');
    await run(
      source(
        [
          { id: 12, terms },
          { id: 13, terms: ['category:Trips'] },
        ],
        head,
      ),
      '--publish',
    );
    for (const [old, page] of [
      ['/category/food-drink/', '/stories?category=Food+%26+Drink'],
      ['/category/blue-note/', '/tags/blue%20note'],
    ] as const) {
      expect(await led(old)).toEqual([301, page]);
      const { status, body } = await site.ask(page, { headers: { accept: 'text/html' } });
      expect([status, body.includes('Post 12'), body.includes('Post 13')]).toEqual([200, true, false]);
    }
  });

  test('undo takes everything away that nobody has changed since', async () => {
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const { stdout } = await run(source([...posts, { id: 15, title: 'Third' }]), '--as', 'olga@example.com');
    const [, other] = await all();
    const put = await staff('PUT', `/api/v5/admin/stories/featured/${other?.id}`, { featured: true });
    expect(put.status).toBe(200);
    const undone = await run('--undo', idOfImport(stdout), '--as', 'olga@example.com');
    expect([undone.code, undone.stdout]).toEqual([
      0,
      expect.stringContaining('taken back: 2\nEdited since, and kept: 1'),
    ]);
    expect((await all()).map(({ title }) => title)).toEqual(['Other']);
    const forced = await run('--undo', idOfImport(stdout), '--force', '--as', 'olga@example.com');
    expect(forced.stdout).toContain('taken back: 1');
    for (const table of [stories, versions, importItems, importedAddresses])
      expect(await site.db.select({ count: count() }).from(table)).toEqual([{ count: 0 }]);
    expect((await staff('GET', '/api/v5/admin/trash')).json.totalCount).toBe(0);
    expect((await run('--list')).stdout).toContain('undone');
    // Nothing came of it, and nothing is to be taken back.
    expect((await run(source([{ id: 16, type: 'nav_menu_item' }]))).stdout).not.toContain('--undo');
  });

  test('with --publish, what was public is public with its date, and nothing else', async () => {
    const { stdout } = await run(source([...posts, { id: 15, title: ' ', name: 'untitled' }]), '--publish');
    expect(stdout).toContain('Of them published: 1');
    const found = (await all()).map(({ title, published, publishedAt }) => [title, published, publishedAt?.getTime()]);
    expect(found).toEqual([
      ['A day in Porto', true, Date.parse('2019-05-04T10:00:00Z')],
      ['Other', false, expect.anything()],
      ['Untitled', false, expect.anything()],
    ]);
    expect(await led('/2019/05/a-day/')).toEqual([301, '/stories/a-day']);
    expect((await site.db.select().from(versions)).map(({ version }) => version)).toEqual([1, 1, 1]);
    await run('--undo', idOfImport(stdout));
    expect([await all(), (await led('/stories/a-day'))[0]]).toEqual([[], 404]);
  });

  test('with --update, what has changed at its source is changed, unless somebody has edited it here', async () => {
    await run(source(posts));
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const [day, other] = await all();
    expect((await staff('PUT', `/api/v5/admin/stories/featured/${other?.id}`, { featured: true })).status).toBe(200);
    const changed = source(posts.map((post) => ({ ...post, title: `New ${post.title}` })));
    const as = ['--as', 'olga@example.com'];
    expect((await run(changed, ...as)).stdout).toContain('Here already: 2');
    const { stdout } = await runInside(importIntoSite, [changed, '--update', ...as], settings());
    expect(stdout).toContain('Updated: 1\nEdited here, and left as they are: 1');
    const after = await all();
    expect(after.map(({ title, slug }) => [title, slug])).toEqual([
      ['New A day in Porto', day?.slug],
      ['Other', other?.slug],
    ]);
    expect((await run(changed, '--update', ...as)).stderr).toContain('do not go together');
  });

  test('gives stories to the accounts that are named for their authors', async () => {
    await anAccount(site.db, { email: 'mara.new@example.com', role: 'ADMIN', name: 'Mara New' });
    const { code } = await run(source([{ id: 1 }]), '--author', 'mara=mara.new@example.com');
    const { rows } = await site.db.execute(sql`select name from stories join authors on authors.id = author_id`);
    expect([code, rows]).toEqual([0, [{ name: 'Mara New' }]]);
  });

  test('gives stories to whoever of staff has the address of their author, and to no member', async () => {
    await anAccount(site.db, { email: 'mara@example.com', role: 'ADMIN', name: 'Mara Here' });
    expect((await run(source([{ id: 1 }]))).code).toBe(0);
    const { rows } = await site.db.execute(sql`select name from stories join authors on authors.id = author_id`);
    expect(rows).toEqual([{ name: 'Mara Here' }]);
  });

  test('a torn file writes nothing and says so in a sentence', async () => {
    const file = source(posts);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -300));
    const { code, stderr } = await run(file);
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(await all()).toEqual([]);
    expect(await site.db.select().from(importRuns)).toEqual([]);
  });

  test('a text that is too long stays out, the others come', async () => {
    const { stdout } = await run(source([{ id: 1, content: 'word '.repeat(30_000) }, { id: 2 }]));
    expect(stdout).toContain('came: 1');
    expect(stdout).toContain('skipped: At most 100,000 characters: 1');
  });

  test.each([
    [['missing.xml'], 'There is no missing.xml'],
    [[], 'Name what is imported'],
    [['--undo', '00000000-0000-4000-8000-000000000000'], 'There is no such import'],
    [[source([]), '--as', 'nobody@example.com'], 'nobody@example.com is no AUTHOR here'],
  ])('refuses %j in one sentence', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});

test('an import that is killed goes on behind the last with the same command', async () => {
  const made = async () => {
    const isMade = and(isNotNull(importItems.importedAt));
    const [row] = await site.db.select({ count: count() }).from(importItems).where(isMade);
    return row?.count ?? 0;
  };
  const file = source(Array.from({ length: 120 }, (_, index) => ({ id: index + 1 })));
  for (const least of [1, 30, 70])
    await killWhen(async () => (await made()) >= least, 'import', [file, '--media', 'none'], settings());
  expect(await made()).toBeLessThan(120);
  expect(await made()).toBe((await all()).length);
  expect((await run(file)).code).toBe(0);
  expect([(await all()).length, await made(), (await site.db.select().from(versions)).length]).toEqual([120, 120, 120]);
  const runs = await site.db.select({ created: importRuns.created }).from(importRuns);
  expect(runs).toEqual([{ created: 120 }]);
}, 600_000);
