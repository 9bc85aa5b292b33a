import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '../../test/calls/forms.ts';
import { type PublicAnswer, publicAnswers } from '../../test/calls/public-answers.ts';
import { builtPages } from '../../test/site/built-pages.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { type Contents, contentsOf, differencesOf, idsIn } from '../../test/site/contents.ts';
import { anOwner, exported, contentsOf as filesOf, imported } from '../../test/site/moved-site.ts';
import { loadSampleLibraryInto } from '../../test/site/sample-library.ts';
import { type TestSite, testSite } from '../../test/site/test-site.ts';
import { logInAs } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { addressRedirects } from '../features/addresses/server/address.table.ts';
import { destinations } from '../features/destinations/server/destination.table.ts';
import { highlights } from '../features/highlights/server/highlight.table.ts';
import { mediaItems } from '../features/media/server/media.table.ts';
import { newsletterSubscribers } from '../features/newsletter/server/newsletter.table.ts';
import { stories, storyImages } from '../features/stories/server/story.table.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

/** What two sites answer differently, with where it begins. */
function differences(before: Map<string, PublicAnswer>, after: Map<string, PublicAnswer>) {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [one, other] = [comparable(before.get(name)), comparable(after.get(name))];
    const at = [...one].findIndex((sign, place) => sign !== other[place]);
    const from = Math.max(at - 60, 0);
    return one === other ? [] : [[name, one.slice(from, from + 160), other.slice(from, from + 160)]];
  });
}

/** The order of what JSON names is nobody's business. */
function comparable(answer: PublicAnswer | undefined): string {
  if (!answer) return 'no answer';
  const { body, ...told } = answer;
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return JSON.stringify({ ...told, body: told.type.includes('json') ? JSON.parse(body) : body }, sorted);
}

/** What staff and visitors do on a site, one of each kind; gives former addresses. */
async function changeEverything(site: TestSite): Promise<string[]> {
  const { db } = site;
  const [marta] = await db.select().from(accounts).where(eq(accounts.role, 'AUTHOR'));
  const headers = await logInAs(db, { id: marta?.id ?? '' });
  const call = async (method: string, at: string, body: object) => {
    const sent = { ...headers, 'content-type': 'application/json' };
    const answer = await site.ask(`/api/v5/admin/${at}`, { method, headers: sent, body: JSON.stringify(body) });
    expect([at, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([at, expect.any(Number), '']);
    return answer.json.data;
  };
  const logo = await anImageFile('logo.png', '#204060');
  const brand = { name: 'Far & Near', tagline: 'Slowly', accent: '#7a3b1d', logo };
  expect(await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, brand)).toMatchObject({ status: 200 });
  const texts = (await site.ask('/api/v5/admin/texts', { headers })).json.data;
  await call('PUT', `texts/${texts[0].key}`, { value: 'Words of our own' });
  await call('PUT', 'sections', { team: false });
  const categories = (await site.ask('/api/v5/admin/story-categories', { headers })).json.data;
  await call('PUT', 'story-categories', {
    categories: categories.map(({ name, slug }: { name: string; slug: string }, at: number) =>
      at === 0 ? { name: 'Out there', slug } : { name, slug },
    ),
  });
  const [story, other, gone] = await db.select().from(stories).orderBy(stories.createdAt);
  const press = { title: 'Press', content: `Ask [us](/contact), read [this](trekker:story/${story?.id}).` };
  const page = await call('POST', 'pages', { ...press, slug: 'press', isPublished: true });
  const inGerman = { title: 'Presse', content: 'Schreiben Sie [uns](/contact).', isPublished: true };
  await translateSome(call, { story: story?.id ?? '', draft: other?.id ?? '' }, db);
  await call('PUT', `translations/page/${page._id}/de`, inGerman);
  const legal = [{ label: 'Press', to: { kind: 'page', id: page._id } }];
  await call('PUT', 'menus', { legal });
  await call('PUT', `stories/${story?.id}`, { title: 'Another name for it' });
  await call('DELETE', `stories/${gone?.id}`, {});
  await call('PUT', `stories/published/${other?.id}`, {});
  await call('PUT', `schedule/story/${other?.id}`, { publishAt: '2099-01-01T00:00:00Z' });
  const clip = new File([await readFile(path.join(library, 'videos/serengeti-elephants.mp4'))], 'clip.mp4');
  const sent = await sendForm(site, 'POST', '/api/v5/admin/media', headers, { file: [clip, await anImageFile()] });
  expect(sent.status).toBe(201);
  const [video, image] = sent.json.data;
  await call('PUT', `media/${image._id}`, { alt: 'A red wall', credit: 'Ana', focalPoint: { x: 0.2, y: 0.9 } });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\n';
  for (const [language, said] of Object.entries({ en: 'A herd', de: 'Eine Herde' })) {
    const file = new File([captions, said], 'captions.vtt');
    const at = `/api/v5/admin/media/${video._id}/captions/${language}`;
    expect(await sendForm(site, 'PUT', at, headers, { file })).toMatchObject({ status: 200 });
  }
  const [highlight] = await db.select().from(highlights).orderBy(highlights.createdAt);
  const quote = `From **here** to [the coast](trekker:story/${story?.id}).`;
  await call('PUT', `highlight/${highlight?.id}`, { videoId: video._id, description: quote });
  await db.insert(addressRedirects).values({ path: '/once', target: '/press' });
  await db.insert(newsletterSubscribers).values({
    email: 'reader@people.example',
    state: 'confirmed',
    confirmedAt: new Date('2026-03-04T05:06:07.089Z'),
  });
  return ['/once', `/stories/${story?.slug}`, `/stories/${gone?.slug}`, `/api/story/${other?.slug}`, '/press'];
}

type Call = (method: string, at: string, body: object) => Promise<Record<string, never>>;

/** A second language that readers choose, and a third that is prepared: published, renamed, stale, draft. */
async function translateSome(call: Call, { story, draft }: { story: string; draft: string }, db: TestSite['db']) {
  await call('PUT', 'languages', {
    languages: [{ code: 'en', isPublished: true }, { code: 'de', isPublished: true }, { code: 'pt-br' }],
  });
  const [place] = await db.select().from(destinations).orderBy(destinations.createdAt);
  const [shown] = await db.select().from(storyImages).where(eq(storyImages.storyId, story));
  const inGerman = {
    title: 'Über die Küste',
    excerpt: 'Salz und Wind.',
    content: `Zum [Ort](trekker:destination/${place?.id}).\n\n::figure[Am Meer]{media=${shown?.mediaId}}`,
    captions: shown ? { [shown.mediaId]: 'Die Bucht' } : {},
    isPublished: true,
    reviewed: true,
  };
  await call('PUT', `translations/story/${story}/de`, inGerman);
  await call('PUT', `translations/story/${story}/de`, { title: 'Über alle Küsten' });
  await call('PUT', `stories/${story}`, { title: 'Yet another name for it' });
  await call('PUT', `translations/story/${story}/pt-br`, { title: 'A costa' });
  await call('PUT', `translations/story/${draft}/de`, { title: 'Noch nicht' });
  const texts = {
    category: 'Insel',
    description: 'Weit draußen.',
    shortLine: 'Weit',
    longDescription: 'Viel **Meer**.',
  };
  const facts = { bestTimeToVisit: 'Mai', SuggestedDuration: '3 Tage', climateType: 'Mild', bestMonth: 'Mai' };
  const lists = { region: 'Europa', popularFor: ['Baden'], travelTips: ['Früh: kommen'] };
  const itinerary = Object.fromEntries(
    (place?.itinerary ?? []).map(({ id }) => [id, { title: 'Ein Tag', activities: ['Baden', 'Essen'] }]),
  );
  const whole = { name: 'Die Insel', ...texts, ...facts, ...lists, itinerary, isPublished: true };
  await call('PUT', `translations/destination/${place?.id}/de`, whole);
}

const library = path.resolve(import.meta.dirname, '../../sample-library');

// One import, looked at, repeated and undone.
describe('an export of a site of ours, imported into an empty one', { shuffle: false, timeout: 900_000 }, () => {
  const options = async () => ({ pages: await builtPages() });
  const from = testSite(options);
  const to = testSite(options);
  let former: string[] = [];
  let zip = '';
  let run = '';
  let empty: Contents = new Map();
  let known = new Set<string>();
  const ask = async (statement: string) => (await to.db.execute(sql.raw(statement))).rows;
  const since = new Date();
  /** What is told, and what a sweep takes away later. */
  const later = ['activity_entries', 'import_runs', 'missing_addresses', 'media_items', 'trash_items', 'trashed_rows'];
  const rowsNow = () => contentsOf(ask, { since, known, without: later });
  beforeAll(async () => {
    await loadSampleLibraryInto(from);
    former = await changeEverything(from);
    await anOwner(to);
    known = await idsIn(ask);
    empty = await rowsNow();
    zip = await exported(from, folder, '--people');
  }, 900_000);

  test('is told first, and then makes the same site to everybody who visits it', async () => {
    const dry = await imported(to, zip, '--dry-run');
    expect(dry.stdout).toMatch(/^Nothing was written\./);
    expect(dry.stdout).toContain('Stories that would come: 23');
    expect(await to.db.$count(stories)).toBe(0);

    const { code, stdout, stderr } = await imported(to, zip);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Stories that came: 23');
    expect(stdout).toContain('Places that came: 44');
    expect(stdout).toContain('Translations that came: 5');
    expect(stdout).not.toContain('skipped');
    run = /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
    to.forget();
    const before = await publicAnswers(from.ask, former);
    expect(before.size).toBeGreaterThan(1000);
    expect(
      before.get(`application/json /api/story/${encodeURIComponent('über-alle-küsten')}?language=de`)?.body,
    ).toContain('Die Bucht');
    const { video } = JSON.parse(before.get('application/json /api/highlight?limit=100')?.body ?? '').data.find(
      (one: { video: { tracks?: object } | null }) => one.video?.tracks,
    );
    for (const url of [video.captions, video.tracks[0].url])
      expect([(await to.ask(url)).status, (await to.ask(url)).text]).toEqual([200, (await from.ask(url)).text]);
    expect(differences(before, await publicAnswers(to.ask, former))).toEqual([]);
  });

  test('changes nothing a second time, and makes the same export again', async () => {
    const again = await imported(to, zip);
    expect(again.stdout).not.toMatch(/that came: [1-9]|skipped/);
    const [there, back] = [await filesOf(zip), await filesOf(await exported(to, folder, '--people'))];
    expect([...back.keys()]).toEqual([...there.keys()]);
    const others = [...there].filter(([name, content]) => !told(back.get(name)).equals(told(content)));
    expect(others.map(([name]) => name)).toEqual(toldByDay);
  });

  test('is undone as a whole: settings, About, contact, categories and legal pages are what they were', async () => {
    const { code, stdout } = await imported(to, '--undo', run);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('Edited since')]);
    expect(differencesOf(empty, await rowsNow())).toEqual([]);
    // Files that nothing names go with the sweep.
    expect(await to.db.$count(mediaItems, eq(mediaItems.kept, true))).toBe(0);
  });
});

/** They say when the zip was made. */
const toldByDay = ['README.txt', 'trekker.json'];

/** Without whoever imported it. */
function told(content: Buffer | undefined): Buffer {
  const text = content?.toString('latin1') ?? '';
  if (!text.includes('owner@example.com')) return content ?? Buffer.alloc(0);
  const lines = text.split('\n').filter((line) => !line.includes('owner@example.com'));
  return Buffer.from(lines.join('\n').replace(/,\n\]/, '\n]'), 'latin1');
}
