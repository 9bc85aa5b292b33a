import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { languages } from '../../languages/server/language.table.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { ensureProfile } from './author-profile.service.ts';

// What is said of authors in other languages, for staff and for readers.

const site = testSite(async () => ({ pages: await builtPages(), config: { siteUrl: 'https://trekker.example' } }));
const base = '/api/v5/admin/authors';
let staff: Calls;
let ida: string;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  await aLanguage(site.db, { code: 'ar', position: 2, state: 'preparing' });
  ida = await anAuthor(site.db, { name: 'Ida Brekke', slug: 'ida', bio: 'Skis.' });
  await aStory(site.db, { title: 'Snow', authorId: ida });
});
const rows = keptRows(site);
beforeEach(async () => {
  await rows.restore();
  await site.forget();
});

const say = async (bios: Record<string, string>) => {
  const { status, json } = await staff('PUT', `${base}/${ida}`, { bios });
  return { status, json };
};
const bioIn = async (path: string) => {
  const { data } = (await site.ask(path)).json;
  const { bio, bioLanguage, fallbackLanguage } = data.author ?? data[0]?.author ?? data;
  return [bio, bioLanguage ?? (fallbackLanguage || undefined)];
};
const mainOf = async (path: string) => /<main[\s\S]*<\/main>/.exec((await site.ask(path)).text)?.[0] ?? '';
const graphOf = async (path: string) =>
  JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec((await site.ask(path)).text)?.[1] ?? '{}',
  );

describe('staff', () => {
  test('write the bio in each language of the site; each keeps what is not sent, and "" takes it back', async () => {
    expect((await staff('GET', `${base}/${ida}`)).json.data.bios).toEqual({ de: '', fr: '', ar: '' });
    const saved = await say({ de: 'Fährt\r\nSki.', ar: 'تتزلج.' });
    expect([saved.status, saved.json.data.bios]).toEqual([200, { de: 'Fährt\nSki.', fr: '', ar: 'تتزلج.' }]);
    expect((await say({ ar: '' })).json.data.bios).toEqual({ de: 'Fährt\nSki.', fr: '', ar: '' });
    const { json } = await staff('GET', base);
    expect(json.languages.map(({ code }: { code: string }) => code)).toEqual(['de', 'fr', 'ar']);
    const added = await staff('POST', base, { name: 'Per', bio: 'Sails.', bios: { de: 'Segelt.' } });
    expect(added.json.data).toMatchObject({ bio: 'Sails.', bios: { de: 'Segelt.' } });
  });

  test('are told what cannot be stored, and nothing is', async () => {
    const wrong = await say({ de: 'x'.repeat(601), is: 'Skíðar.' });
    expect([wrong.status, wrong.json.errors]).toEqual([400, [{ field: 'bios.de', message: 'At most 600 characters' }]]);
    const unknown = await say({ de: 'Fährt Ski.', is: 'Skíðar.' });
    expect([unknown.status, unknown.json.errors]).toEqual([
      400,
      [{ field: 'bios.is', message: 'The site is not translated into this language' }],
    ]);
    expect((await staff('GET', `${base}/${ida}`)).json.data.bios).toEqual({ de: '', fr: '', ar: '' });
  });

  test('keep a language in which somebody has written a bio', async () => {
    await say({ ar: 'تتزلج.' });
    const author = await callsAs(site, 'AUTHOR');
    const kept = {
      languages: [
        { code: 'en', isPublished: true },
        { code: 'de', isPublished: true },
      ],
    };
    expect((await author('PUT', '/api/v5/admin/languages', kept)).status).toBe(409);
    await say({ ar: '' });
    expect((await author('PUT', '/api/v5/admin/languages', kept)).status).toBe(200);
  });
});

describe('readers', () => {
  test('get the bio in their language, else in the one that stands in, else the original, and are told which', async () => {
    const paths = ['/api/authors/ida', '/api/story/snow', '/api/story'];
    const all = (language: string) => Promise.all(paths.map((path) => bioIn(`${path}?language=${language}`)));
    expect(await all('de')).toEqual(Array(3).fill(['Skis.', 'en']));
    await say({ de: 'Fährt Ski.' });
    await expect.poll(() => all('de'), soon).toEqual(Array(3).fill(['Fährt Ski.', undefined]));
    expect(await all('fr')).toEqual(Array(3).fill(['Fährt Ski.', 'de']));
    expect(await Promise.all(paths.map(bioIn))).toEqual(Array(3).fill(['Skis.', undefined]));
    await say({ de: '' });
    await expect.poll(() => all('fr'), soon).toEqual(Array(3).fill(['Skis.', 'en']));
  });

  test('see on pages what is not translated marked with its language', async () => {
    const shown = '<p class="[^"]*" lang="en" dir="ltr">Skis.</p><p class="[^"]*"><span>Auf Englisch</span></p>';
    for (const path of ['/de/authors/ida', '/de/stories/snow']) expect(await mainOf(path)).toMatch(new RegExp(shown));
    const { mainEntity } = await graphOf('/de/authors/ida');
    expect(mainEntity).toMatchObject({ name: 'Ida Brekke' });
    expect(mainEntity).not.toHaveProperty('description');
    expect((await graphOf('/authors/ida')).mainEntity.description).toBe('Skis.');
  });

  test('find the page of an author in each language that the bio is in, and search engines too', async () => {
    await say({ de: 'Fährt Ski.', ar: 'تتزلج.' });
    const head = async (path: string) => {
      const { text } = await site.ask(path);
      const links = [...text.matchAll(/<link rel="(?:canonical|alternate" hreflang="[^"]*)" href="[^"]*"/g)];
      return [/"robots" content="noindex"/.test(text), ...links.map(([found]) => found.replace(/^<link rel=/, ''))];
    };
    const at = (prefix: string) => `href="https://trekker.example${prefix}/authors/ida"`;
    const alternates = [
      `"alternate" hreflang="en" ${at('')}`,
      `"alternate" hreflang="de" ${at('/de')}`,
      `"alternate" hreflang="x-default" ${at('')}`,
    ];
    const german = [false, `"canonical" ${at('/de')}`, ...alternates];
    await expect.poll(() => head('/de/authors/ida'), soon).toEqual(german);
    expect(await head('/authors/ida')).toEqual([false, `"canonical" ${at('')}`, ...alternates]);
    // German stands in for French.
    expect(await head('/fr/authors/ida')).toEqual([true, `"canonical" ${at('/de')}`]);
    const { text } = await site.ask('/sitemap.xml');
    expect([...text.matchAll(/<loc>[^<]*(\/\w+)?\/authors\/ida<\/loc>/g)]).toHaveLength(2);
    expect(text).toContain('hreflang="de" href="https://trekker.example/de/authors/ida"');
    expect(text).not.toContain('/ar/authors/ida');
  });

  test('see on pages what is translated without a mark, and search engines as well', async () => {
    await say({ de: 'Fährt Ski.' });
    for (const path of ['/de/authors/ida', '/de/stories/snow'])
      await expect.poll(() => mainOf(path), soon).toMatch(/<p class="[^"]*">Fährt Ski\.<\/p>/);
    const { text } = await site.ask('/de/authors/ida');
    expect(text).toContain('<meta name="description" content="Fährt Ski."');
    expect((await graphOf('/de/authors/ida')).mainEntity.description).toBe('Fährt Ski.');
    expect(await mainOf('/authors/ida')).toMatch(/<p class="[^"]*">Skis\.<\/p>/);
  });
});

test('a person takes what is said of them along with all that is kept of them', async () => {
  const { account, headers } = await aLogin(site.db, { role: 'ADMIN' });
  const profile = await ensureProfile(site.db, account.id);
  await staff('PUT', `${base}/${profile}`, { bio: 'Here.', bios: { de: 'Hier.' } });
  const { json } = await site.ask('/api/v3/auth/export', { headers });
  expect(json.data.authorProfile).toMatchObject({ bio: 'Here.', bios: { de: 'Hier.' } });
});

test('a site of one language asks nothing, and says nothing of it', async () => {
  await site.db.delete(languages);
  await site.forget();
  const asked = countStatements(site.database, 'author_texts');
  expect(await bioIn('/api/story/snow')).toEqual(['Skis.', undefined]);
  expect(await mainOf('/stories/snow')).toContain('Skis.');
  expect(asked.count()).toBe(0);
  expect((await staff('GET', `${base}/${ida}`)).json.data).not.toHaveProperty('bios');
  expect((await staff('GET', base)).json).not.toHaveProperty('languages');
});
