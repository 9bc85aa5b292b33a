import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { siteWork } from '../src/processes/composition/site-work.ts';
import { soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const settings = '/api/v5/admin/settings';

const textOf = async (address: string) => (await site.ask(address)).text;
const titleOf = async (address: string) => /<title>([^<]*)<\/title>/.exec(await textOf(address))?.[1];

test('a new name of the site appears on every page cached before, in the feed and in mails', async () => {
  await aStory(site.db, { title: 'Orphan', authorId: null });
  const { headers } = await aLogin(site.db, { role: 'ADMIN', email: 'ines@example.com' });
  const pages = ['/', '/contact', '/stories/orphan', '/terms', '/admin'];
  expect(await Promise.all(pages.map(titleOf))).toEqual([
    'Trekker',
    'Contact | Trekker',
    'Orphan | Trekker',
    'Terms | Trekker',
    'Admin Dashboard | Trekker',
  ]);
  expect(await textOf('/feed.xml')).toContain('<title>Trekker: Stories</title>');

  const body = JSON.stringify({ siteName: ' Far & "Away" ' });
  const saved = await site.ask(settings, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  expect([saved.status, saved.json.data.siteName]).toEqual([200, 'Far & "Away"']);

  await expect.poll(() => titleOf('/'), soon).toBe('Far &amp; &quot;Away&quot;');
  for (const page of pages) {
    const html = await textOf(page);
    expect(html, page).toContain('Far &amp; &quot;Away&quot;</title>');
    expect(html, page).toContain('<meta property="og:site_name" content="Far &amp; &quot;Away&quot;"');
    expect(html, page).not.toContain('Trekker');
  }
  const home = await textOf('/');
  expect(home).toContain('"@type":"Organization","name":"Far \\u0026 \\"Away\\""');
  expect(home.split('<header')[1]).toContain('Far &amp; &quot;Away&quot;</a>');
  expect(home.split('<footer')[1]).toMatch(/<p>©.*Far &amp; &quot;Away&quot;<\/p>/);
  const feed = await textOf('/feed.xml');
  expect(feed).toContain('<title>Far &amp; &quot;Away&quot;: Stories</title>');
  expect(feed).toContain('<author><name>Far &amp; &quot;Away&quot;</name></author>');
  expect((await site.ask('/api/story/orphan')).json.data.author.name).toBe('Far & "Away"');
  expect((await site.ask('/api/story')).json.data[0].author.name).toBe('Far & "Away"');

  const mail = await testMail(headers);
  expect(mail).toContain('From: "Far & \\"Away\\"" <no-reply@localhost.localdomain>');
  expect(mail).toContain('Subject: =?UTF-8?Q?Test_email_from_Far_=26_=22Away=22?=');
});

/** The mail that the settings send to whoever asks, as it is written by the worker that the site starts. */
async function testMail(headers: Record<string, string>): Promise<string> {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: site.dataDirectory });
  const worker = await startWorker(site.database.connection, siteWork(config, site.db));
  onTestFinished(() => worker.stop());
  expect((await site.ask(`${settings}/mail-test`, { method: 'POST', headers })).status).toBe(200);
  const folder = path.join(site.dataDirectory, 'mail');
  return vi.waitFor(
    () => {
      const [file] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      return readFileSync(path.join(folder, file as string), 'utf8');
    },
    { timeout: 150_000 },
  );
}
