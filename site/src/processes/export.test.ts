import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { compiledSources } from '../../test/site/site-process.ts';
import { testSite } from '../../test/site/test-site.ts';
import { environmentWith } from '../config/environment.ts';
import { defaultMenus, type MenuEntry } from '../contract/rules/menus/menus.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { addressRedirects } from '../features/addresses/server/address.table.ts';
import { authors, formerAuthorSlugs } from '../features/authors/server/author.table.ts';
import { aBanner } from '../features/banners/server/banner.fixture.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { aFeedback } from '../features/feedback/server/feedback.fixture.ts';
import { aHighlight } from '../features/highlights/server/highlight.fixture.ts';
import { anImage } from '../features/media/server/media.fixture.ts';
import { mediaFilesLock } from '../features/media/server/media.repository.ts';
import { newsletterSubscribers } from '../features/newsletter/server/newsletter.table.ts';
import { aPage } from '../features/pages/server/page.fixture.ts';
import { schedules } from '../features/schedules/server/schedule.table.ts';
import { settings as settingsTable } from '../features/settings/server/settings.table.ts';
import { aStory } from '../features/stories/server/story.fixture.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { exportIntoFile } from './commands/export.ts';
import { mediaFolder } from './start/data-folder.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);
const settings = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder });

const md = (item: string) => `${item}.md`;

let exports = 0;
async function exported(...options: string[]) {
  exports += 1;
  const file = path.join(folder, `site-${exports}.zip`);
  const outcome = await runInside(exportIntoFile, [file, ...options], settings());
  expect([outcome.code, outcome.stderr]).toEqual([0, expect.any(String)]);
  const { files, close } = await zipFiles(file);
  const contents = new Map<string, Buffer>();
  for (const { name, open } of files) contents.set(name, await buffer(await open()));
  close();
  const text = (name: string) => contents.get(name)?.toString() ?? '';
  return {
    ...outcome,
    names: [...contents.keys()],
    contents,
    text,
    json: (name: string) => JSON.parse(text(name)),
    all: [...contents].map(([name, content]) => `${name}\n${content}`).join('\n'),
    front: (item: string) => parse(text(md(item)).split('\n---\n')[0]?.slice(4) ?? ''),
    body: (item: string) => text(md(item)).split('\n---\n\n').slice(1).join('\n---\n\n'),
  };
}

const hidden = { plan: '', ended: '', place: '', page: '', highlight: '', banner: '', image: '' };
const id = { story: '', place: '', highlight: '', page: '', image: '', other: '' };
const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256));

beforeAll(async () => {
  const { db } = site;
  const image = await anImage(db, { alt: 'Nets “dry”', fileName: 'olga-at-home.jpg' });
  await (await diskStorage(mediaFolder(folder))).put(image.file, bytes);
  const other = await anImage(db);
  const draftImage = await anImage(db, { alt: 'Only for staff' });
  const place = await aDestination(db, { name: 'Faro', formerSlugs: ['old-faro'] });
  const draftPlace = await aDestination(db, { name: 'Secret cove', published: false });
  const page = await aPage(db, { title: 'Work with us', slug: 'work' });
  const draftPage = await aPage(db, { title: 'Hidden page', slug: 'hidden-page', published: false });
  const highlight = await aHighlight(db, { name: 'Ana', location: 'Faro' });
  const draftHighlight = await aHighlight(db, { name: 'Nobody yet', published: false });
  const draftBanner = await aBanner(db, { title: 'Next year', active: false });
  const plan = await aStory(db, {
    title: 'Not yet told',
    published: false,
    publishedAt: null,
    coverId: draftImage.id,
    formerSlugs: ['never-told'],
  });
  const ended = await aStory(db, { title: 'Over by now' });
  await db.insert(schedules).values([
    { kind: 'story', itemId: plan.id, publishAt: new Date('2099-01-01') },
    { kind: 'story', itemId: ended.id, unpublishAt: new Date('2026-01-01') },
  ]);
  const story = await aStory(db, {
    title: 'Salt: "all" of it',
    slug: 'salt',
    formerSlugs: ['salz'],
    content: 'As shown.',
    contentMarkdown: [
      `By [Faro](trekker:destination/${place.id}), not [there](trekker:story/${plan.id}), [page](trekker:page/${page.id}).`,
      `[Ana](trekker:highlight/${highlight.id}) and a \\*star.`,
      `::figure[Nets _at_ [noon](https://example.com)]{media=${image.id} width=wide credit="Ana"}`,
      `:::gallery[All]\n::figure{media=${image.id}}\n::figure{media=${other.id}}\n:::`,
      `::place{id=${draftPlace.id}}`,
      `::place{id=${place.id}}`,
    ].join('\n\n'),
    placeId: place.id,
    coverId: image.id,
  });
  await db.insert(addressRedirects).values([
    { path: '/salt', target: '/stories/salt' },
    { path: '/to-plan', target: `/stories/${plan.slug}` },
    { path: '/to-former', target: '/stories/never-told?from=mail' },
    { path: '/to-page', target: '/hidden-page' },
    { path: '=cmd', target: '/about' },
  ]);
  await db.insert(authors).values([
    { name: 'Ines', slug: 'ines', bio: 'Walks.' },
    { name: 'Nobody read', slug: 'nobody' },
  ]);
  const [ines] = await db.select().from(authors).where(eq(authors.slug, 'ines'));
  await db.insert(formerAuthorSlugs).values({ slug: 'ines-old', authorId: ines?.id ?? '' });
  await db
    .update(stories)
    .set({ authorId: ines?.id ?? null })
    .where(eq(stories.id, story.id));
  const legal: MenuEntry[] = [
    { label: 'Work', to: { kind: 'page', id: page.id } },
    { label: 'Later', to: { kind: 'page', id: draftPage.id } },
    { label: 'Stories', to: { kind: 'route', name: 'stories' } },
  ];
  await db
    .insert(settingsTable)
    .values({ menus: { ...defaultMenus, legal } })
    .onConflictDoUpdate({ target: settingsTable.only, set: { menus: { ...defaultMenus, legal } } });
  await anAccount(db, { email: 'olga@people.example', name: 'Olga', passwordHash: '$argon2id$not-for-anybody' });
  await db.insert(newsletterSubscribers).values({ email: 'reader@people.example', state: 'confirmed' });
  await aFeedback(db, { email: 'guest@people.example' });
  Object.assign(id, {
    story: story.id,
    place: place.id,
    highlight: highlight.id,
    page: page.id,
    image: image.id,
    other: other.id,
  });
  Object.assign(hidden, {
    plan: plan.id,
    ended: ended.id,
    place: draftPlace.id,
    page: draftPage.id,
    highlight: draftHighlight.id,
    banner: draftBanner.id,
    image: draftImage.id,
  });
});

describe('an export of the whole site', () => {
  test('has each text as it was last, with paths for ids and images as files', async () => {
    const { front, body, contents, names, json } = await exported();
    const files = new Map(json('media.json').map((item: { id: string; file: string }) => [item.id, `../${item.file}`]));
    const image = front('stories/salt').cover;
    expect(front('stories/salt')).toMatchObject({
      id: id.story,
      title: 'Salt: "all" of it',
      slug: 'salt',
      formerSlugs: ['salz'],
      status: 'published',
      cover: { file: expect.stringMatching(/^\.\.\/media\/[0-9a-f]{32}\.webp$/), alt: 'Nets “dry”' },
      place: '/destinations/faro',
    });
    expect(body('stories/salt')).toBe(
      [
        'By [Faro](/destinations/faro), not [there](/stories/not-yet-told), [page](/work).',
        `[Ana](/highlight#${id.highlight}) and a \\*star.`,
        `![Nets _at_ [noon](https://example.com)](${image.file}){width=wide credit="Ana"}`,
        `:::gallery[All]\n![](${image.file})\n![](${files.get(id.other)})\n:::`,
        '::place{id=/destinations/secret-cove}',
        '::place{id=/destinations/faro}',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n'),
    );
    expect(contents.get(`media/${path.basename(image.file)}`)).toEqual(bytes);
    expect(front('stories/not-yet-told')).toMatchObject({ id: hidden.plan, status: 'draft', publishedAt: null });
    expect(front('destinations/faro')).toMatchObject({ id: id.place, formerSlugs: ['old-faro'], latitude: 38.71 });
    for (const name of [md('pages/work'), md('pages/privacy'), md('pages/hidden-page'), 'README.txt'])
      expect(names).toContain(name);
  });

  test('says of each file how large it is, with its SHA-256, and of what there is how much', async () => {
    const { json, contents, names } = await exported();
    const manifest = json('trekker.json');
    expect(manifest).toMatchObject({
      format: 'trekker',
      version: 1,
      counts: { stories: 3, destinations: 2, highlights: 2, banners: 1, redirects: 5 },
    });
    expect(manifest.files.map(({ name }: { name: string }) => name).sort()).toEqual(
      names.filter((name) => name !== 'trekker.json').sort(),
    );
    for (const { name, sizeBytes, sha256 } of manifest.files) {
      const content = contents.get(name) as Buffer;
      expect([name, sizeBytes, sha256]).toEqual([
        name,
        content.length,
        createHash('sha256').update(content).digest('hex'),
      ]);
    }
  });

  test('has nothing of what readers do not see with --published', async () => {
    const { all, text, names, json } = await exported('--published');
    for (const one of Object.values(hidden)) expect(all).not.toContain(one);
    expect(all).not.toMatch(/not-yet-told|never-told|secret-cove|hidden-page|Over by now|Only for staff|Next year/i);
    expect(all).not.toContain('olga-at-home');
    expect(names.filter((name) => name.startsWith('stories/'))).toEqual([md('stories/salt')]);
    expect(text(md('stories/salt'))).toContain('By [Faro](/destinations/faro), not there, [page](/work).');
    expect(text('redirects.csv')).toBe(
      '"from","to","status"\r\n"/salt","/stories/salt","301"\r\n"\'=cmd","/about","301"\r\n',
    );
    expect(json('destinations.geojson').features).toHaveLength(1);
  });

  test('has addresses of people only with --people, and never a hash', async () => {
    for (const options of [[], ['--published']]) {
      const { all, names } = await exported(...options);
      expect(all).not.toMatch(/people\.example|argon2/);
      expect(names.filter((name) => name.startsWith('people/'))).toEqual([]);
    }
    const { all, json, text, stdout } = await exported('--people');
    expect(json('people/accounts.json')).toMatchObject([{ email: 'olga@people.example', name: 'Olga' }]);
    expect(json('people/feedback.json')).toMatchObject([{ email: 'guest@people.example' }]);
    expect(text('people/subscribers.csv')).toContain('"reader@people.example","confirmed"');
    expect(all).not.toMatch(/argon2|passwordHash|setupCode/);
    expect(stdout).toContain('It holds personal data');
  });

  test('has who wrote it, and the menus, which name pages by their paths', async () => {
    const whole = await exported();
    const authorOf = (json: typeof whole.json) => json('authors.json').map(({ name }: { name: string }) => name);
    expect(whole.json('authors.json')).toContainEqual(
      expect.objectContaining({ name: 'Ines', slug: 'ines', formerSlugs: ['ines-old'], bio: 'Walks.', image: null }),
    );
    expect(authorOf(whole.json)).not.toContain('Olga');
    expect(whole.json('settings.json').menus.legal).toEqual([
      { label: 'Work', to: { kind: 'page', path: '/work' } },
      { label: 'Later', to: { kind: 'page', path: '/hidden-page' } },
      { label: 'Stories', to: { kind: 'route', name: 'stories' } },
    ]);
    const { json } = await exported('--published');
    expect(authorOf(json)).toEqual(['Ines']);
    expect(json('settings.json').menus.legal.map(({ label }: { label: string }) => label)).toEqual(['Work', 'Stories']);
  });

  test('names images without their files with --no-media', async () => {
    const { names, json, front } = await exported('--no-media');
    expect(names.filter((name) => name.startsWith('media/'))).toEqual([]);
    const file = front('stories/salt').cover.file.replace('../', '');
    expect(json('media.json')).toContainEqual(expect.objectContaining({ id: id.image, file, alt: 'Nets “dry”' }));
  });

  test('does not write over a file, and asks for one name', async () => {
    const file = path.join(folder, 'kept.zip');
    writeFileSync(file, 'mine');
    for (const args of [[file], [], ['a.zip', 'b.zip'], ['a.zip', '--drafts']])
      expect(await runInside(exportIntoFile, args, settings())).toMatchObject({ code: 1, stdout: '' });
    expect(statSync(file).size).toBe(4);
  });

  test('has no file of its name when it was killed half-way', async () => {
    const file = path.join(folder, 'killed.zip');
    const written = () => statSync(`${file}.partial`, { throwIfNoEntry: false })?.size;
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_lock(${mediaFilesLock})`);
      const { PATH } = environmentWith({});
      const env = { PATH, ...compiledSources, ...settings() };
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'export.ts'), file], { env });
      await expect.poll(written).toBe(0);
      // It goes on as far as the redirects, with all texts behind it.
      await tx.execute(sql`lock table address_redirects in access exclusive mode`);
      await tx.execute(sql`select pg_advisory_unlock(${mediaFilesLock})`);
      await expect.poll(written).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await once(child, 'close');
    });
    expect(existsSync(file)).toBe(false);
  });
});
