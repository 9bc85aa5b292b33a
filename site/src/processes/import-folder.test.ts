import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { builtPages } from '../../test/site/built-pages.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { importRuns } from '../features/imports/server/import.table.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { importIntoSite } from './commands/import.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const { folder, remove } = emptyFolder();
afterAll(remove);
beforeEach(async () => {
  for (const table of [importRuns, stories, accounts]) await site.db.delete(table);
  await anAccount(site.db, { email: 'olga@example.com', role: 'AUTHOR' });
});

let folders = 0;
async function bring(texts: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  folders += 1;
  const root = path.join(folder, `site-${folders}`);
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const settings = { DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder };
  return (await runInside(importIntoSite, [root, '--media', 'none', ...args], settings)).stdout;
}

const titled = (title: string, text = 'Words.') => `---\ntitle: ${title}\ndate: 2024-01-02\n---\n${text}\n`;
const links = `- [beside](third.markdown) [from the root](blog/third.markdown) <a href="/blog/third.markdown#part">as a path</a>
- [a folder's index](blog/trip/index.markdown) [Hugo]({{< ref "trip" >}}) [Jekyll]({% link blog/third.markdown %})
- [one of two](day.markdown) [nothing](blog/none.markdown) [elsewhere](https://other.example/blog/third.markdown)`;

/** Where nobody says where the site lived, what leads nowhere is no link, but listed all the same. */
const left = [
  ['one of two', expect.stringContaining('/day.markdown')],
  ['nothing', expect.stringContaining('/none.markdown')],
];

test.each([
  ['', []],
  [', with an address', ['--site', 'https://old.example']],
  [', below an address', ['--site', 'https://old.example/magazine/']],
] as const)('links from file to file lead to what came%s', async (_, args) => {
  const told = await bring(
    {
      'content/blog/second.markdown': titled('Second', links),
      'content/blog/third.markdown': titled('Third'),
      'content/blog/trip/index.markdown': titled('Trip'),
      'content/news/day.markdown': titled('Day'),
      'content/posts/day.markdown': titled('Another day'),
    },
    ...args,
  );
  const all = await site.db.select().from(stories);
  const idOf = (name: string) => all.find(({ title }) => title === name)?.id;
  const [third, trip] = [`trekker:story/${idOf('Third')}`, `trekker:story/${idOf('Trip')}`];
  const text = all.find(({ title }) => title === 'Second')?.contentMarkdown ?? '';
  const found = [...text.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, words = '', to = '']) => [words, to]);
  expect(found).toEqual([
    ['beside', third],
    ['from the root', third],
    ['as a path', third],
    ["a folder's index", trip],
    ['Hugo', trip],
    ['Jekyll', third],
    ...(args.length > 0 ? left : []),
    ['elsewhere', 'https://other.example/blog/third.markdown'],
  ]);
  expect(told).toContain('old-link: 2');
});

test('old addresses by the patterns of a site lead on in one hop, and links by them and by file to what came', async () => {
  const text = '[file](second.markdown) [place](/2024/01/second/)';
  await bring(
    {
      'hugo.toml': '[permalinks]\nblog = "/:year/:month/:contentbasename/"',
      'content/blog/first.markdown': titled('First', text),
      'content/blog/second.markdown': titled('Second'),
    },
    ...['--site', 'https://old.example', '--publish'],
  );
  for (const name of ['first', 'second']) {
    const { status, headers } = await site.ask(`/2024/01/${name}/`, { headers: { accept: 'text/html' } });
    expect([status, headers.location]).toEqual([301, `/stories/${name}`]);
  }
  const all = await site.db.select().from(stories);
  const to = `trekker:story/${all.find(({ title }) => title === 'Second')?.id}`;
  expect(all.find(({ title }) => title === 'First')?.contentMarkdown).toBe(`[file](${to}) [place](${to})`);
});
