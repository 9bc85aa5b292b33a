import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anImageFile, sendForm } from '../../test/calls/forms.ts';
import { type Calls, callsAs } from '../../test/calls/staff-calls.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { keptRows } from '../../test/site/kept-rows.ts';
import { anOwner, contentsOf, exported, imported } from '../../test/site/moved-site.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAbout, aTeamMember } from '../features/about/server/about.fixture.ts';
import { aboutTexts } from '../features/about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '../features/about/server/editions/team-member-text.table.ts';
import { aLogin, logInAs } from '../features/accounts/server/account.fixture.ts';
import { aBanner } from '../features/banners/server/banner.fixture.ts';
import { bannerImages } from '../features/banners/server/banner.table.ts';
import { bannerTexts } from '../features/banners/server/editions/banner-text.table.ts';
import { termTexts } from '../features/glossary/server/term.table.ts';
import { highlightTexts } from '../features/highlights/server/editions/highlight-text.table.ts';
import { aHighlight } from '../features/highlights/server/highlight.fixture.ts';
import { highlights } from '../features/highlights/server/highlight.table.ts';
import { settings } from '../features/settings/server/settings.table.ts';
import { siteTexts } from '../features/settings/server/texts/text.table.ts';
import { storyTexts } from '../features/stories/server/editions/story-text.table.ts';
import { aStory, type Story } from '../features/stories/server/story.fixture.ts';
import { stories } from '../features/stories/server/story.table.ts';
import { versions } from '../features/versions/server/version.table.ts';

const from = testSite();
const to = testSite();
const busy = testSite();
const lessened = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);

let there: Calls;
let salt: Story;
let plain: Story;
let ownerId = '';

const write = async (calls: Calls, { id }: Story, language: string, body: object) =>
  expect((await calls('PUT', `/api/v5/admin/translations/story/${id}/${language}`, body)).status).toBe(200);
const rename = async (calls: Calls, { id }: Story, title: string) =>
  expect((await calls('PUT', `/api/v5/admin/stories/${id}`, { title })).status).toBe(200);

beforeAll(async () => {
  there = await callsAs(from, 'AUTHOR', 'Mia');
  const languages = [{ code: 'en', isPublished: true }, { code: 'de', isPublished: true }, { code: 'fr' }];
  expect((await there('PUT', '/api/v5/admin/languages', { languages })).status).toBe(200);
  await from.db.insert(settings).values({ siteName: 'Far' });
  salt = await aStory(from.db, { title: 'Salt', captions: ['A bay'] });
  plain = await aStory(from.db, { title: 'Plain' });
  const texts = { excerpt: 'Weiß.', content: 'Viel **Salz**.', isPublished: true, reviewed: true };
  await write(there, salt, 'de', { title: 'Salz', ...texts });
  await write(there, salt, 'fr', { title: 'Sel' });
  expect((await there('PUT', '/api/v5/admin/texts/home.title?in=de', { value: 'Salz und Brot' })).status).toBe(200);
  await translate('de', 'tag', 'slow travel', 'Langsam reisen');
  await translate('fr', 'category', 'travel', 'Voyages');
  ownerId = (await anOwner(to)).id;
});
for (const site of [from, to]) beforeEach(keptRows(site).restore);

const translate = async (language: string, kind: string, term: string, name: string) => {
  const terms = [{ term, name }];
  const { status } = await there('PUT', `/api/v5/admin/glossary?language=${language}&kind=${kind}`, { terms });
  expect(status).toBe(200);
};
const glossaryHere = async () =>
  (await to.db.select().from(termTexts).orderBy(termTexts.language)).map(({ term, name }) => `${term}: ${name}`);
const here = async (language = 'de') => {
  const [row] = await to.db.select().from(storyTexts).where(eq(storyTexts.language, language));
  return row;
};

test('an export of what is published holds the translations that readers see, and nothing of their making', async () => {
  const files = await contentsOf(await exported(from, folder, '--published'));
  expect([...files.keys()].filter((name) => name.startsWith('stories/'))).toEqual(
    expect.arrayContaining([`stories/${plain.slug}.md`, `stories/${salt.slug}.md`, `stories/${salt.slug}.de.md`]),
  );
  expect([...files.keys()].filter((name) => name.includes('.fr.'))).toEqual([]);
  const text = String(files.get(`stories/${salt.slug}.de.md`));
  expect(text).toContain(`translationOf: ${salt.id}\nlanguage: de\nslug: salz\n`);
  expect(text).toMatch(/---\n\nViel \*\*Salz\*\*\.\n$/);
  expect(text).not.toMatch(/madeBy|reviewed|stale/);
  const { glossary } = JSON.parse(String(files.get('settings.json')));
  expect(glossary).toEqual({ de: { tag: { 'slow travel': 'Langsam reisen' } } });
});

test('translations come with their story, change only with --update, and stay where somebody has edited them', async () => {
  const zip = await exported(from, folder);
  const { stdout } = await imported(to, zip);
  const run = /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
  expect(stdout).toContain('Translations that came: 2');
  expect(await to.db.select().from(siteTexts)).toEqual([{ language: 'de', key: 'home.title', value: 'Salz und Brot' }]);
  expect(await glossaryHere()).toEqual(['slow travel: Langsam reisen', 'travel: Voyages']);
  expect(await to.db.$count(versions, eq(versions.kind, 'texts@de'))).toBe(2);
  expect(await here()).toMatchObject({ title: 'Salz', visible: true, stale: false, sourceVersion: 1 });

  await rename(there, salt, 'Salt and wind');
  const renamed = await exported(from, folder);
  await imported(to, renamed, '--update');
  expect(await here()).toMatchObject({ title: 'Salz', stale: true, sourceVersion: 1 });

  await write(there, salt, 'de', { title: 'Salz und Wind', reviewed: true });
  const reviewed = await exported(from, folder);
  expect((await imported(to, reviewed)).stdout).toContain('other-version-here');
  expect(await here()).toMatchObject({ title: 'Salz', slug: 'salz' });
  await imported(to, reviewed, '--update');
  expect(await here()).toMatchObject({ title: 'Salz und Wind', stale: false, sourceVersion: 2 });
  const ofGerman = eq(versions.kind, 'story@de');
  expect(await to.db.select({ summary: versions.summary }).from(versions).where(ofGerman)).toEqual(
    expect.arrayContaining([{ summary: 'Imported again' }]),
  );

  const owner = await logInAs(to.db, { id: ownerId });
  const at = `/api/v5/admin/translations/story/${salt.id}/fr`;
  const sent = { ...owner, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Du sel', updatedAt: (await here('fr'))?.updatedAt });
  expect((await to.ask(at, { method: 'PUT', headers: sent, body })).status).toBe(200);
  const undone = await imported(to, '--undo', run);
  expect(undone.stdout).toContain('Edited since');
  // The story of an edited translation stays; what nobody has edited is gone, its versions too.
  expect((await to.db.select({ title: stories.title }).from(stories)).map(({ title }) => title)).toEqual([
    'Salt and wind',
  ]);
  expect([(await here())?.title, (await here('fr'))?.title]).toEqual([undefined, 'Du sel']);
  expect(await to.db.$count(versions, ofGerman)).toBe(0);
  expect(await to.db.$count(siteTexts)).toBe(0);
  expect(await glossaryHere()).toEqual([]);
  expect(await to.db.$count(versions, eq(versions.kind, 'texts@de'))).toBe(0);
});

test('what has no address of its own comes with its item, its images said in the language', async () => {
  const { headers } = await aLogin(from.db, { role: 'AUTHOR' });
  const file = await anImageFile();
  const [sea] = (await sendForm(from, 'POST', '/api/v5/admin/media', headers, { file })).json.data;
  const other = { file: await anImageFile('other.png', '#224466') };
  const [gone] = (await sendForm(from, 'POST', '/api/v5/admin/media', headers, other)).json.data;
  const banner = await aBanner(from.db, { title: 'Slowly', active: true }, 0);
  await from.db.insert(bannerImages).values({ bannerId: banner.id, mediaId: sea._id, position: 0 });
  const at = `/api/v5/admin/translations/banner/${banner.id}/de`;
  // The banner showed the other one once.
  const alts = { [sea._id]: 'Das Meer', [gone._id]: 'Ein Feld' };
  const texts = { title: 'Langsam', smallDescription: 'Komm', description: 'Züge.', alts };
  expect((await there('PUT', at, { ...texts, isPublished: true })).status).toBe(200);
  expect((await there('PUT', at.replace('/de', '/fr'), { title: 'Lentement' })).status).toBe(200);
  const ferry = await aHighlight(from.db, { name: 'Ana', description: '1986. It *rained*.' });
  const descriptionMarkdown = `Die [**Fähre**](trekker:highlight/${ferry.id}).`;
  const quote = { name: 'Ana', location: 'Lissabon', imageAlt: 'Eine Fähre' };
  const ofFerry = `/api/v5/admin/translations/highlight/${ferry.id}/de`;
  expect((await there('PUT', ofFerry, { ...quote, description: descriptionMarkdown, isPublished: true })).status).toBe(
    200,
  );
  await anAbout(from.db);
  const margot = await aTeamMember(from.db, { name: 'Margot' });
  const person = { name: 'Margot', role: 'Lektorin', description: 'Kommas.', imageAlt: 'Margot am Tisch' };
  const ofMargot = `/api/v5/admin/translations/team-member/${margot.id}/de`;
  expect((await there('PUT', ofMargot, { ...person, isPublished: true })).status).toBe(200);
  const page = { title: 'Wir gehen', joinTitle: 'Komm mit', joinDescription: '', imageAlt: 'Ein Heft' };
  const marked = { intro: 'Ein **Heft**.', mission: `::figure[Unser Meer]{media=${sea._id}}` };
  // One of the values is no longer there.
  const values = { a1: { title: 'Leise', description: 'Zug.' }, gone: { title: 'Einst', description: '' } };
  const ofAbout = '/api/v5/admin/translations/about/about/de';
  expect((await there('PUT', ofAbout, { ...page, ...marked, values, isPublished: true })).status).toBe(200);
  const shown = String((await contentsOf(await exported(from, folder, '--published'))).get('translations.json'));
  expect(shown).toContain('"title":"Langsam"');
  expect(shown).toContain('"description":"Die Fähre."');
  expect(shown).toContain(`"descriptionMarkdown":"Die [**Fähre**](/highlight#${ferry.id})."`);
  expect(shown).toContain('"role":"Lektorin"');
  expect(shown).toContain('"title":"Wir gehen"');
  expect(shown).toContain('Das Meer');
  expect(shown).not.toMatch(/Lentement|Ein Feld|Einst|madeBy|stale/);

  const { stdout } = await imported(to, await exported(from, folder));
  const run = /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
  const came = async () => to.db.select().from(bannerTexts).orderBy(bannerTexts.language);
  expect(await came()).toMatchObject([
    { language: 'de', ...texts, visible: true, stale: false },
    { language: 'fr', title: 'Lentement', visible: false },
  ]);
  expect(await to.db.select().from(highlightTexts)).toMatchObject([
    { ...quote, description: 'Die Fähre.', descriptionMarkdown, visible: true, stale: false },
  ]);
  const { description } = ferry;
  expect(await to.db.select().from(highlights)).toMatchObject([{ description, descriptionMarkdown: null }]);
  expect(await to.db.select().from(teamMemberTexts)).toMatchObject([{ ...person, visible: true, stale: false }]);
  const [about] = await to.db.select().from(aboutTexts);
  const { intro: introMarkdown, mission: missionMarkdown } = marked;
  expect(about).toMatchObject({ ...page, introMarkdown, missionMarkdown, values, visible: true, stale: false });
  for (const kind of ['banner@de', 'highlight@de', 'team-member@de', 'about@de'])
    expect(await to.db.$count(versions, eq(versions.kind, kind))).toBe(1);

  expect((await there('PUT', `/api/v5/admin/banner/${banner.id}`, { title: 'Slower' })).status).toBe(200);
  expect((await there('PUT', `/api/v5/admin/about/team/${margot.id}`, { role: 'Chief' })).status).toBe(200);
  expect((await there('PUT', '/api/v5/admin/about', { mission: ['Otherwise.'] })).status).toBe(200);
  await imported(to, await exported(from, folder), '--update');
  expect(await came()).toMatchObject([
    { language: 'de', title: 'Langsam', stale: true },
    { language: 'fr', stale: true },
  ]);
  expect(await to.db.select().from(teamMemberTexts)).toMatchObject([{ role: 'Lektorin', stale: true }]);
  expect(await to.db.select().from(aboutTexts)).toMatchObject([{ title: 'Wir gehen', stale: true }]);
  const owner = await logInAs(to.db, { id: ownerId });
  const sent = { ...owner, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Doucement', updatedAt: (await came())[1]?.updatedAt });
  expect((await to.ask(at.replace('/de', '/fr'), { method: 'PUT', headers: sent, body })).status).toBe(200);
  await imported(to, '--undo', run);
  // The banner of an edited translation stays with it.
  expect(await came()).toMatchObject([{ language: 'fr', title: 'Doucement' }]);
  await imported(to, '--undo', run, '--force');
  expect([await came(), await to.db.$count(highlightTexts), await to.db.$count(teamMemberTexts)]).toEqual([[], 0, 0]);
  expect(await to.db.$count(aboutTexts)).toBe(0);
  expect(await to.db.$count(versions, eq(versions.kind, 'about@de'))).toBe(0);
});

test('texts that somebody has worded since are named when an import is undone, and go with --force', async () => {
  const { stdout } = await imported(to, await exported(from, folder));
  const run = /This is import (\S+)\./.exec(stdout)?.[1] ?? '';
  await to.db.update(siteTexts).set({ value: 'Salz und Wein' });
  expect((await imported(to, '--undo', run)).stdout).toContain('Categories and languages');
  expect(await to.db.$count(siteTexts)).toBe(1);
  await imported(to, '--undo', run, '--force');
  expect(await to.db.$count(siteTexts)).toBe(0);
});

test('a translation into a language that a site does not have stays out, and says so', async () => {
  await anOwner(busy);
  await busy.db.insert(settings).values({ siteName: 'Busy' });
  await aStory(busy.db, { title: 'Here before' });
  const { stdout } = await imported(busy, await exported(from, folder));
  expect(stdout).toMatch(/^skipped: no-such-language: 2 \(translation story@de/m);
  // What happened, and what to do about it.
  expect(stdout).toContain('The site doesn’t have this language. Add it under Settings, Languages, and import again.');
  expect(await busy.db.$count(stories)).toBe(3);
});

test('a language that staff have removed since stays so, also where the settings are as they came', async () => {
  const staff = await logInAs(lessened.db, { id: (await anOwner(lessened)).id });
  const ask = async (method: string, at: string, body?: object) => {
    const headers = { ...staff, 'content-type': 'application/json' };
    const answer = await lessened.ask(at, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect([at, answer.status]).toEqual([at, 200]);
    return answer.json.data;
  };
  const banner = await aBanner(from.db, { title: 'Slowly', active: true }, 0);
  const inFrench = { title: 'Lentement' };
  expect((await there('PUT', `/api/v5/admin/translations/banner/${banner.id}/fr`, inFrench)).status).toBe(200);
  const text = '/api/v5/admin/texts/home.title?in=fr';
  // Its versions come along, though it says nothing any more.
  for (const value of ['Du sel et du pain', null]) expect((await there('PUT', text, { value })).status).toBe(200);
  const zip = await exported(from, folder);
  expect((await imported(lessened, zip)).stdout).toMatch(/^Translations that came: [1-9]/m);
  await ask('DELETE', `/api/v5/admin/translations/story/${salt.id}/fr`);
  await ask('DELETE', `/api/v5/admin/translations/banner/${banner.id}/fr`);
  await ask('DELETE', '/api/v5/admin/trash');
  const terms = [{ term: 'travel', name: '' }];
  await ask('PUT', '/api/v5/admin/glossary?language=fr&kind=category', { terms });
  await ask('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en', isPublished: true }, { code: 'de' }] });
  const kept = await lessened.db.$count(versions);

  for (const options of [['--dry-run'], []]) {
    const { stdout } = await imported(lessened, zip, ...options);
    expect(stdout).toMatch(/^Translations that (would come|came): 0$/m);
    expect(stdout).toMatch(/^Histories that (would come|came): 0$/m);
    expect(stdout).toMatch(/^skipped: no-such-language: 3 \(translation story@fr.*history texts@fr/m);
    expect(stdout).not.toMatch(/does-not-fit|other-version-here/);
    expect(await lessened.db.$count(storyTexts, eq(storyTexts.language, 'fr'))).toBe(0);
    expect(await lessened.db.$count(versions)).toBe(kept);
  }
});

test('texts that were worded anew since come with an update, though nothing else of the settings has changed', async () => {
  const text = '/api/v5/admin/texts/home.newsletter';
  expect((await there('PUT', text, { value: 'One letter a season.' })).status).toBe(200);
  await imported(to, await exported(from, folder), '--update');
  const here = async () => (await to.db.select({ texts: settings.texts }).from(settings))[0]?.texts;
  expect(await here()).toMatchObject({ 'home.newsletter': 'One letter a season.' });
  expect((await there('PUT', text, { value: 'One letter a year.' })).status).toBe(200);
  const zip = await exported(from, folder);
  expect((await imported(to, zip)).stdout).not.toContain('Updated');
  expect(await here()).toMatchObject({ 'home.newsletter': 'One letter a season.' });
  await imported(to, zip, '--update');
  expect(await here()).toMatchObject({ 'home.newsletter': 'One letter a year.' });
  // The same once more changes nothing.
  expect((await imported(to, zip, '--update')).stdout).not.toMatch(/Updated: [1-9]/);
});

test('menus that were arranged anew since come with an update, though nothing else of the settings has changed', async () => {
  const arrange = async (label: string) => {
    const legal = [{ label, to: { kind: 'address', url: 'https://press.example/' } }];
    expect((await there('PUT', '/api/v5/admin/menus', { legal })).status).toBe(200);
    return exported(from, folder);
  };
  const here = async () => (await to.db.select().from(settings))[0]?.menus?.legal.map(({ label }) => label);
  await imported(to, await arrange('Press'), '--update');
  expect(await here()).toEqual(['Press']);
  const zip = await arrange('For the press');
  expect((await imported(to, zip)).stdout).toContain('other-version-here');
  expect(await here()).toEqual(['Press']);
  expect((await imported(to, zip, '--update')).stdout).toContain('Updated: 1');
  expect(await here()).toEqual(['For the press']);
});
