import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '../../test/calls/forms.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { killWhen } from '../../test/site/command.ts';
import { keptRows } from '../../test/site/kept-rows.ts';
import { anOwner, type Contents, exported, imported, settingsOf, zipLike } from '../../test/site/moved-site.ts';
import { testSite } from '../../test/site/test-site.ts';
import { loadConfig } from '../config/config.ts';
import { aLogin, logInAs } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { authors } from '../features/authors/server/author.table.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { destinationImages, destinations } from '../features/destinations/server/destination.table.ts';
import { importItems, importRuns } from '../features/imports/server/import.table.ts';
import { mediaItems } from '../features/media/server/media.table.ts';
import { anAuthor, aStory, type Story } from '../features/stories/server/story.fixture.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { versions } from '../features/versions/server/version.table.ts';
import { siteWork } from './composition/site-work.ts';
import { mediaFolder } from './start/data-folder.ts';

const from = testSite();
const to = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);

let zip = '';
let salt: Story;
let image: { id: string; key: string };

beforeAll(async () => {
  const { account, headers } = await aLogin(from.db, {
    email: 'mia@example.com',
    role: 'AUTHOR',
    name: 'Mia',
    passwordHash: '$argon2id$not-for-anybody',
  });
  const file = await anImageFile();
  const sent = await sendForm(from, 'POST', '/api/v5/admin/media', headers, { file });
  const [row] = await from.db.select().from(mediaItems).where(eq(mediaItems.id, sent.json.data[0]._id));
  image = { id: row?.id ?? '', key: row?.key ?? '' };
  const authorId = await anAuthor(from.db, { name: 'Mia', accountId: account.id });
  salt = await aStory(from.db, {
    title: 'Salt',
    formerSlugs: ['salz'],
    contentMarkdown: `A coast.\n\n::figure{media=${image.id}}`,
    content: 'A coast.',
    coverId: image.id,
    authorId,
  });
  await aStory(from.db, { title: 'Not yet', published: false, publishedAt: null, coverId: null });
  await anOwner(to);
  zip = await exported(from, folder, '--people');
});

beforeEach(keptRows(to).restore);

const md = (item: string) => `${item}.md`;
const all = () => to.db.select().from(stories).orderBy(asc(stories.title));
const idOfImport = (stdout: string) => /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
const like = (change: (contents: Contents) => object | undefined) => zipLike(zip, folder, change);
const changed = (name: string, change: (text: string) => string) =>
  like((contents) => void contents.set(name, Buffer.from(change(String(contents.get(name))))));

describe('items of an export of ours', () => {
  test('come with their dates, authors, addresses and files, and accounts without a way in', async () => {
    const { code, stdout } = await imported(to, zip);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Of them published: 1')]);
    const [notYet, came] = await all();
    expect(came).toEqual({ ...salt, search: came?.search, staffSearch: came?.staffSearch });
    expect(notYet).toMatchObject({ published: false, publishedAt: null });
    const [mia] = await to.db.select().from(accounts).where(eq(accounts.email, 'mia@example.com'));
    expect(mia).toMatchObject({ name: 'Mia', role: 'AUTHOR', passwordHash: null });
    expect(stdout).toContain('staff-account: 1 (Mia: AUTHOR)');
    expect(await to.db.select().from(authors)).toMatchObject([{ name: 'Mia', accountId: mia?.id }]);
    const [file] = await to.db.select().from(mediaItems);
    const [sent] = await from.db.select().from(mediaItems);
    expect(file).toEqual({ ...sent, uploaderId: mia?.id });
    const name = sent?.originalFile ?? '';
    const bytesAt = async ({ dataDirectory }: typeof to) =>
      buffer((await diskStorage(mediaFolder(dataDirectory))).read(name));
    expect(await bytesAt(to)).toEqual(await bytesAt(from));
  });

  test('are there once, however often and under whatever name the zip comes', async () => {
    await imported(to, zip);
    const again = await imported(to, await like(() => undefined));
    expect(again.stdout).not.toMatch(/that came: [1-9]/);
    expect(await all()).toHaveLength(2);
  });

  test('change nothing on the site that they are from', async () => {
    await anOwner(from);
    const { stdout } = await imported(from, zip);
    expect(stdout).not.toMatch(/that came: [1-9]|skipped/);
    await from.db.delete(accounts).where(eq(accounts.email, 'owner@example.com'));
  });

  test('do not write over what is here under the same id or at the same address', async () => {
    await aStory(to.db, { id: salt.id, title: 'Ours', slug: 'ours' });
    await aStory(to.db, { title: 'Not yet', slug: 'not-yet' });
    const { code, stdout } = await imported(to, zip);
    expect(code).toBe(0);
    expect(stdout).toContain(`skipped: other-version-here: 1 (story ${salt.id})`);
    expect(stdout).toContain('skipped: address-in-use: 1');
    expect((await all()).map(({ title }) => title)).toEqual(['Not yet', 'Ours']);
  });

  test('that are newer there change with --update, and what was here stands in a version', async () => {
    await imported(to, zip);
    const newer = await changed(md('stories/salt'), (text) =>
      text.replace('title: Salt', 'title: Pepper').replace(/updatedAt: .*/, 'updatedAt: 2099-01-01T00:00:00.000Z'),
    );
    expect((await imported(to, newer)).stdout).toContain('skipped: other-version-here: 1');
    expect((await imported(to, newer, '--update')).stdout).toContain('Updated: 1');
    expect((await all()).map(({ title }) => title)).toEqual(['Not yet', 'Pepper']);
    const kept = await to.db.select().from(versions).where(eq(versions.itemId, salt.id)).orderBy(versions.version);
    expect(kept.map(({ summary }) => summary)).toEqual(['As it was before versions were kept', 'Imported again']);

    await to.db
      .update(stories)
      .set({ title: 'Edited', updatedAt: new Date('2098-01-01') })
      .where(eq(stories.id, salt.id));
    expect((await imported(to, newer, '--update')).stdout).toContain('Edited here, and left as they are: 1');
    expect((await all()).map(({ title }) => title)).toContain('Edited');
  });

  test('that were here before are not taken back: the report says so before it begins', async () => {
    await aStory(to.db, { id: salt.id, title: 'Ours', slug: 'ours', updatedAt: new Date('2001-01-01') });
    const dry = (await imported(to, zip, '--update', '--dry-run')).stdout;
    const { stdout } = await imported(to, zip, '--update');
    for (const told of [dry, stdout]) expect(told).toMatch(/stays-after-undo: \d+ \(.*Salt/);
    await imported(to, '--undo', idOfImport(stdout));
    expect((await all()).map(({ title }) => title)).toEqual(['Salt']);
  });

  test('are taken back as a whole, but for what was edited since', async () => {
    const run = idOfImport((await imported(to, zip)).stdout);
    await to.db.update(stories).set({ updatedAt: new Date() }).where(eq(stories.id, salt.id));
    const { code, stdout } = await imported(to, '--undo', run);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Edited since, and kept: 1')]);
    expect(await all()).toMatchObject([{ title: 'Salt' }]);
    expect(await to.db.select({ email: accounts.email }).from(accounts)).toEqual([{ email: 'owner@example.com' }]);
    expect(await to.db.select({ kept: mediaItems.kept }).from(mediaItems)).toEqual([{ kept: false }]);
  });

  test('are places as public as they were there, where they are whole; else drafts that say what they lack', async () => {
    const pictured = { thumbnailId: image.id, images: 0 };
    const part = await aDestination(from.db, { name: 'Half a harbor', category: '', travelTips: [], ...pictured });
    const whole = await aDestination(from.db, { name: 'Porto', ...pictured });
    const gallery = [part, whole].flatMap(({ id }) => [0, 1].map((position) => ({ destinationId: id, position })));
    await from.db.insert(destinationImages).values(gallery.map((row) => ({ ...row, mediaId: image.id })));
    const places = await exported(from, folder);
    await from.db.delete(destinations);
    const { stdout } = await imported(to, places);
    expect(stdout).toContain('not-ready: 1 (Half a harbor: category is required, travelTips is required)');
    expect(await to.db.select().from(destinations).orderBy(asc(destinations.name))).toMatchObject([
      { id: part.id, published: false, updatedAt: part.updatedAt },
      { id: whole.id, published: true, updatedAt: whole.updatedAt },
    ]);
  });

  test('go on behind the last after a kill', async () => {
    await to.db.transaction(async (tx) => {
      // It comes as far as the first story.
      await tx.execute(sql`lock table stories in exclusive mode`);
      const isTime = async () => (await to.db.$count(importItems)) === 3;
      await killWhen(isTime, 'import', [zip, '--as', 'owner@example.com'], settingsOf(to));
    });
    const { code, stdout } = await imported(to, zip);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Stories that came: 2')]);
    expect(stdout).toContain('Images and videos that came: 1');
    expect((await all()).map(({ title }) => title)).toEqual(['Not yet', 'Salt']);
    expect(await to.db.select({ created: importRuns.created }).from(importRuns)).toMatchObject([{}]);
  }, 600_000);
});

test('the back office knows an export of ours, tells what would come, and brings it', async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: to.dataDirectory });
  const worker = await startWorker(to.database.connection, siteWork(config, to.db));
  try {
    const [owner] = await to.db.select().from(accounts);
    const headers = await logInAs(to.db, { id: owner?.id ?? '' });
    const base = '/api/v5/admin/imports';
    const file = new File([readFileSync(zip)], 'site.zip');
    const { status, json } = await sendForm(to, 'POST', base, headers, { file, kind: 'trekker' });
    expect([status, json.data?.state]).toEqual([202, 'reading']);
    const at = `${base}/${json.data._id}`;
    const report = async () => (await to.ask(at, { headers })).json.data;
    const state = async () => (await report()).run.state;
    await expect.poll(state).toBe('ready');
    const { run } = await report();
    expect(run).toMatchObject({ format: 'trekker', findings: { authors: [], categories: [] } });
    expect(run.kinds).toContainEqual({ kind: 'story', created: 2, updated: 0, unchanged: 0, editedHere: 0 });
    expect(await all()).toEqual([]);
    await to.ask(`${at}/start`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    await expect.poll(state).toBe('done');
    const { total, done, reasons } = (await report()).run;
    // Images of fixtures have no files.
    expect(reasons).toContainEqual({ at: 'skip', reason: 'file-missing', count: total - done });
    expect((await all()).map(({ title }) => title)).toEqual(['Not yet', 'Salt']);
  } finally {
    await worker.stop();
  }
});

describe('a zip that is no honest export of ours', () => {
  const refused = async (file: string, sentence: RegExp) => {
    const { code, stdout, stderr } = await imported(to, file);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(sentence)]);
    expect([await to.db.$count(stories), await to.db.$count(importRuns)]).toEqual([0, 0]);
  };
  /** Writers refuse such names, so one of the same length is put into the bytes. */
  const renamed = (name: string, to: string) => {
    const file = path.join(folder, `renamed-${to.length}-${to.codePointAt(0)}.zip`);
    writeFileSync(file, readFileSync(zip).toString('latin1').replaceAll(name, to), 'latin1');
    return file;
  };

  test.each<[string, () => Promise<string> | string, RegExp]>([
    ['newer', () => like(() => ({ version: 2 })), /^The export is of version 2, .* reads up to version 1: update it/],
    ['a name that climbs', () => renamed(md('stories/salt'), md('../../s/salt')), /\.\./],
    ['a name with a root', () => renamed(md('stories/salt'), md('/tories/salt')), /absolute|leads out/],
    [
      'a bomb',
      () => like((all) => void all.set(md('stories/b'), Buffer.alloc(20 * 1024 ** 2))),
      /from next to nothing/,
    ],
    [
      'a file that is another',
      () => like(() => ({ files: [{ name: md('stories/salt'), sizeBytes: 1, sha256: '0'.repeat(64) }] })),
      /^stories\/salt\.md is not what trekker\.json says/,
    ],
    [
      'a file that is missing',
      () => like(() => ({ files: [{ name: md('stories/gone'), sizeBytes: 1, sha256: '0' }] })),
      /^stories\/gone\.md is missing/,
    ],
    [
      'a name of a file that leads elsewhere',
      () => changed('media.json', (text) => text.replace(/"storedAs":"[^"]*"/, '"storedAs":"../../evil.webp"')),
      /^An item of media\.json can’t be read: storedAs/,
    ],
    ['an id that is none', () => changed(md('stories/salt'), (text) => text.replace(/^id: .*/m, 'id: 12')), /: id /],
    ['no list', () => changed('media.json', () => '{"a":\n1}'), /^media\.json is no list with an item on each line/],
  ])('is refused as a whole: %s', async (_what, make, sentence) => refused(await make(), sentence));

  test('brings no file that is not what its name says, and none under another’s name', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { stdout } = await imported(to, await like((contents) => void contents.set(`media/${image.key}.webp`, page)));
    expect(stdout).toContain('skipped: not-an-image: 1');
    const [, came] = await all();
    expect(came).toMatchObject({ title: 'Salt', coverId: null, contentMarkdown: 'A coast.' });
    expect(await to.db.$count(mediaItems)).toBe(0);
  });

  test('does not write over the files of an image that is here', async () => {
    await imported(to, zip);
    const other = '11111111-2222-4333-8444-555555555555';
    const stolen = await changed('media.json', (text) => text.replace(image.id, other));
    const { stdout } = await imported(to, stolen);
    expect(stdout).toContain('skipped: key-in-use: 1');
    expect(await to.db.select({ id: mediaItems.id }).from(mediaItems)).toEqual([{ id: image.id }]);
  });

  test('leaves what it does not name', async () => {
    const named = await like((contents) => {
      contents.set(md('stories/extra'), Buffer.from('x'));
      return { files: JSON.parse(String(contents.get('trekker.json'))).files };
    });
    expect((await imported(to, named)).stdout).toContain(`skipped: not-in-manifest: 1 (file ${md('stories/extra')})`);
  });

  test('gives staff roles only as far as there is room', async () => {
    await imported(to, await changed('people/accounts.json', (text) => text)); // Owner and Mia are two AUTHORs
    const third = await changed('people/accounts.json', (text) =>
      text.replace(/"id":"[^"]*"/, '"id":"11111111-2222-4333-8444-666666666666"').replace('mia@', 'third@'),
    );
    expect((await imported(to, third)).stdout).toContain('role-left-out: 1');
    const [row] = await to.db.select().from(accounts).where(eq(accounts.email, 'third@example.com'));
    expect(row?.role).toBe('USER');
  });
});
