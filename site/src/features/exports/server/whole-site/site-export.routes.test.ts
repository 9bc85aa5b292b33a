import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { languages as languagesTable } from '#features/languages/server/language.table.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { mediaFilesLock } from '#features/media/server/media.repository.ts';
import { settings as settingsTable } from '#features/settings/server/settings.table.ts';
import { defaultSiteName } from '#features/settings/site.contract.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { mediaFolder } from '#processes/start/data-folder.ts';
import { emptyFolder } from '#test/site/child-site.ts';
import { testSite } from '#test/site/test-site.ts';
import { settingsFile } from '../../settings-file.contract.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);
const address = '/api/v5/admin/export';
const storyFile = (slug: string) => `stories/${slug}.md`;
let author: Record<string, string>;

beforeAll(async () => {
  author = (await aLogin(site.db, { role: 'AUTHOR', name: 'Ana Reis' })).headers;
  await aStory(site.db, { title: 'Salt', slug: 'salt' });
  await aStory(site.db, { title: 'Not yet told', slug: 'not-yet-told', published: false, publishedAt: null });
});

async function unzipped(query: string) {
  const answer = await site.ask(`${address}${query}`, { headers: author });
  expect(answer.status).toBe(200);
  const file = path.join(folder, 'site.zip');
  writeFileSync(file, answer.body);
  const { files, close } = await zipFiles(file);
  const names = files.map(({ name }) => name);
  const head = files.find(({ name }) => name === 'trekker.json');
  const manifest = JSON.parse(head ? await text(await head.open()) : '{}');
  const words = files.find(({ name }) => name === 'settings.json');
  const settings = JSON.parse(words ? await text(await words.open()) : '{}');
  close();
  return { names, manifest, settings, headers: answer.headers };
}

test('an author downloads the whole site as a zip', async () => {
  const { names, manifest, headers } = await unzipped('');
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+-\d{4}-\d\d-\d\d\.zip"/),
    'cache-control': 'private, no-store',
  });
  expect(names).toEqual(expect.arrayContaining(['README.txt', storyFile('salt'), storyFile('not-yet-told')]));
  expect(manifest).toMatchObject({ published: false, people: false, media: true, counts: { stories: 2 } });
});

test('has the languages of a site whose settings nobody has saved', async () => {
  await site.db.delete(settingsTable);
  expect((await unzipped('')).settings).toBeNull();
  await site.db.insert(languagesTable).values({ code: 'de', state: 'preparing', position: 1 });
  const { settings } = await unzipped('');
  expect(settings).toMatchObject({ siteName: defaultSiteName, languages: expect.any(Array) });
  expect(settings.languages.map(({ code }: { code: string }) => code)).toContain('de');
  expect(settings).not.toHaveProperty('updatedAt');
  expect(settingsFile.safeParse(settings).error).toBeUndefined();
  await site.db.delete(languagesTable).where(eq(languagesTable.code, 'de'));
});

test('what is asked for is in it, and nothing else', async () => {
  const { names, manifest } = await unzipped('?published=true&people=true&media=false');
  expect(names).not.toContain(storyFile('not-yet-told'));
  expect(names).toContain('people/accounts.json');
  expect(manifest).toMatchObject({ published: true, people: true, media: false });
});

test('nobody else gets it, an unknown choice is refused, and HEAD has no body', async () => {
  const { headers: admin } = await aLogin(site.db, { role: 'ADMIN' });
  expect((await site.ask(address)).status).toBe(401);
  expect((await site.ask(address, { headers: admin })).status).toBe(403);
  const wrong = await site.ask(`${address}?people=perhaps`, { headers: author });
  expect([wrong.status, wrong.json.errors[0].field]).toEqual([400, 'people']);
  const head = await site.ask(address, { method: 'HEAD', headers: author });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('where whoever downloads goes away, the making ends', async () => {
  const held = async () => {
    const { rows } = await site.db.execute(
      sql`select 1 from pg_locks 
        where locktype = 'advisory' and (classid::bigint << 32) + objid::bigint = ${mediaFilesLock}`,
    );
    return rows.length;
  };
  // More than what lies on the way between the two: it cannot be whole before somebody takes it.
  const image = await anImage(site.db);
  await (await diskStorage(mediaFolder(site.dataDirectory))).put(image.file, randomBytes(64e6));
  const story = await aStory(site.db, { title: 'Shown', coverId: image.id });
  const sent = request(`${site.origin}${address}`, { headers: author }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.on('error', () => {}); // it is broken off
  await once(answer, 'readable');
  expect(await held()).toBe(1);
  answer.destroy();
  await expect.poll(held).toBe(0);
  await site.db.delete(stories).where(eq(stories.id, story.id));
});
