import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import type { SentLanguage, StaffLanguage } from '../language.contract.ts';

const site = testSite();
const path = '/api/v5/admin/languages';
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const read = async (): Promise<{ data: StaffLanguage[]; updatedAt: string }> => (await author('GET', path)).json;
const codes = async () => (await read()).data.map(({ code }) => code);
const save = (languages: unknown, more: object = {}) => author('PUT', path, { languages, ...more });
const en = { code: 'en' };
const wrong = async (languages: Partial<SentLanguage>[]) => {
  const { status, json } = await save([en, ...languages]);
  return [status, json.errors];
};
const shown = async (at = site) => (await at.ask('/api/site')).json.data.languages;
const log = async () => (await site.db.select().from(activityEntries)).map(({ detail }) => detail);

test('are the site’s own at first, of which calls say nothing new', async () => {
  expect(await read()).toEqual({
    success: true,
    data: [
      {
        code: 'en',
        name: 'English',
        dir: 'ltr',
        englishName: 'English',
        isDefault: true,
        isPublished: true,
        untranslated: 'labelled',
        fallback: [],
        hasInterface: true,
        widerInterface: null,
      },
    ],
    updatedAt: '',
  });
  expect(await shown()).toEqual(['en']);
});

test('tell of a variant which wider language the site’s own words are there in', async () => {
  await save([en, { code: 'fr' }, { code: 'fr-ca' }, { code: 'es-mx' }, { code: 'is' }]);
  const { data } = await read();
  expect(data.map(({ code, hasInterface, widerInterface }) => [code, hasInterface, widerInterface])).toEqual([
    ['en', true, null],
    ['fr', true, null],
    ['fr-ca', false, 'fr'],
    ['es-mx', false, 'es'],
    ['is', false, null],
  ]);
});

test('are read by staff and changed by authors', async () => {
  const calls = [
    ['GET', path],
    ['PUT', path],
  ] as const;
  expect(await answersByRole(site, calls)).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 403],
  ]);
});

test('are prepared first, in the order of the list, and no reader sees that', async () => {
  const { status, json } = await save([en, { code: 'ar' }, { code: 'pt-br', untranslated: 'hidden' }]);
  expect([status, json.message]).toEqual([200, 'Languages saved']);
  expect(json.data.slice(1)).toMatchObject([
    { code: 'ar', name: 'العربية', englishName: 'Arabic', dir: 'rtl', isPublished: false, untranslated: 'labelled' },
    { code: 'pt-br', englishName: 'Brazilian Portuguese', dir: 'ltr', isPublished: false, untranslated: 'hidden' },
  ]);
  expect(await shown()).toEqual(['en']);
  await author('PUT', path, [en, { code: 'pt-br' }, { code: 'ar' }]);
  expect((await read()).data.map(({ code, untranslated }) => [code, untranslated]).slice(1)).toEqual([
    ['pt-br', 'hidden'],
    ['ar', 'labelled'],
  ]);
  await save([en, { code: 'ar' }]);
  expect(await codes()).toEqual(['en', 'ar']);
  expect(await log()).toEqual([
    'Added Arabic. Added Brazilian Portuguese. Brazilian Portuguese: what is not translated is left out',
    'Order: pt-br, ar',
    'Removed Brazilian Portuguese',
  ]);
});

test('tell what was changed in the language of whoever reads it', async () => {
  await save([en, { code: 'de', isPublished: true }, { code: 'ar', untranslated: 'hidden' }]);
  const told = async (query: string) => (await author('GET', `/api/v5/admin?page=1${query}`)).json.data[0].detail;
  expect([await told(''), await told('&language=de')]).toEqual([
    'Added German. German is public. Added Arabic. Arabic: what is not translated is left out',
    'Deutsch hinzugefügt. Deutsch ist öffentlich. Arabisch hinzugefügt. Arabisch: Was nicht übersetzt ist, wird weggelassen',
  ]);
});

test('are public on every process within a second, once the site’s own words are there', async () => {
  const twin = (await site.twin()) as typeof site;
  expect([await shown(), await shown(twin)]).toEqual([['en'], ['en']]);
  await save([en, { code: 'ar-xb' }, { code: 'is' }]);
  expect(
    await wrong([
      { code: 'ar-xb', isPublished: true },
      { code: 'is', isPublished: true },
    ]),
  ).toEqual([
    400,
    [
      {
        field: 'languages.2.isPublished',
        message: 'The site’s menus, buttons and messages are not translated into Icelandic yet',
      },
    ],
  ]);
  expect((await save([en, { code: 'ar-xb', isPublished: true }, { code: 'is' }])).status).toBe(200);
  for (const at of [site, twin])
    await expect
      .poll(() => shown(at), soon)
      .toEqual([
        { code: 'en', name: 'English', dir: 'ltr', offer: 'Read this page in English' },
        { code: 'ar-xb', name: expect.any(String), dir: 'rtl', offer: expect.stringMatching(/^\[.+\]$/) },
      ]);
  await save([en]);
  for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['en']);
});

describe('are refused', () => {
  test.each([
    ['no language at all', { code: 'xx' }, 'There is no such language'],
    ['a word', { code: 'german' }, 'Must be a language tag in small letters, such as de, pt-br or zh-hans'],
    ['capitals', { code: 'DE' }, 'Must be a language tag in small letters, such as de, pt-br or zh-hans'],
    ['an old tag', { code: 'iw' }, 'Use he for Hebrew'],
    ['the same twice', { code: 'fr' }, 'Each language only once'],
  ])('as %s', async (_, entry, message) => {
    expect(await wrong([{ code: 'fr' }, entry])).toEqual([400, [{ field: 'languages.2.code', message }]]);
    expect(await codes()).toEqual(['en']);
  });

  test('without the site’s own, with that one hidden, or with a stranger that stands in', async () => {
    const own = 'English is the site’s own language and stays';
    expect((await save([{ code: 'de' }])).json.errors).toEqual([{ field: 'languages', message: own }]);
    const hidden = 'The site’s own language is always public';
    expect((await save([{ code: 'en', isPublished: false }])).json.errors).toEqual([
      { field: 'languages.0.isPublished', message: hidden },
    ]);
    expect((await wrong([{ code: 'de-at', fallback: ['de'] }]))[1]).toEqual([
      { field: 'languages.1.fallback', message: 'Only other languages of the list can stand in' },
    ]);
    expect((await save([en, { code: 'de-at', fallback: ['de'] }, { code: 'de' }])).status).toBe(200);
  });

  test('over a list that somebody has saved since', async () => {
    const { updatedAt } = (await save([en, { code: 'de' }])).json;
    expect((await save([en, { code: 'de' }, { code: 'fr' }], { updatedAt })).status).toBe(200);
    const late = await save([en, { code: 'de' }, { code: 'es' }], { updatedAt });
    expect([late.status, await codes()]).toEqual([409, ['en', 'de', 'fr']]);
    expect(late.json.message).toContain('saved this on');
  });
});
