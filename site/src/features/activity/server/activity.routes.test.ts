import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aContactMessage } from '#features/contact/server/contact-message.fixture.ts';
import { aFeedback } from '#features/feedback/server/feedback.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { anActivity } from './activity.fixture.ts';
import { recordActivity, recordPlannedActivities } from './activity.service.ts';

const site = testSite();
let headers: Record<string, string>;

beforeAll(async () => {
  ({ headers } = await aLogin(site.db, { role: 'ADMIN' }));
});
beforeEach(keptRows(site).restore);

const aStaffMember = async () => ({ accountId: (await aLogin(site.db, { role: 'ADMIN' })).account.id });

const nameOf = ({ name }: { name?: string }) => (name === 'Food' ? 'Kitchens' : name);
const read = async (query = '') => (await site.ask(`/api/v5/admin${query}`, { headers })).json;

describe('the activity list of staff changes', () => {
  test('is one empty page at first', async () => {
    expect(await read()).toEqual({ success: true, data: [], page: 1, limit: 7, totalPages: 1, totalCount: 0 });
  });

  test('has seven entries to a page, newest first, with who made each', async () => {
    for (let hour = 1; hour <= 9; hour += 1)
      await anActivity(site.db, { detail: `Story ${hour}`, createdAt: new Date(Date.UTC(2026, 4, 1, hour)) });
    const first = await read();
    expect(first).toMatchObject({ page: 1, limit: 7, totalPages: 2, totalCount: 9 });
    expect(first.data[0]).toEqual({
      _id: expect.any(String),
      action: 'Story published',
      detail: 'Story 9',
      type: 'update',
      time: '2026-05-01T09:00:00.000Z',
      role: 'ADMIN',
      actor: 'Ana Reis',
    });
    expect((await read('?page=2')).data.map(({ detail }: { detail: string }) => detail)).toEqual([
      'Story 2',
      'Story 1',
    ]);
    expect(await read('?page=3&limit=5')).toMatchObject({ data: [], totalPages: 2 });
  });

  test('shows role and name as they were at the time, even after the account is deleted', async () => {
    const { account } = await aLogin(site.db, { role: 'AUTHOR', name: 'Inês' });
    const entry = { action: 'Added banner', detail: 'Summer', type: 'add' } as const;
    await recordActivity(site.db, { accountId: account.id }, entry);
    await site.db.execute(sql`update accounts set name = 'Another', role = 'USER' where id = ${account.id}`);
    expect((await read()).data).toMatchObject([{ ...entry, role: 'AUTHOR', actor: 'Inês' }]);
    await site.db.execute(sql`delete from accounts where id = ${account.id}`);
    expect((await read()).totalCount).toBe(1);
  });

  test('says what was done in the language of who reads it', async () => {
    const author = await callsAs(site, 'AUTHOR');
    for (const [position, code] of ['de', 'ar'].entries()) await aLanguage(site.db, { code, position });
    const done = async (path: string, body: object) => {
      expect([path, (await author('PUT', `/api/v5/admin/${path}`, body)).status]).toEqual([path, 200]);
    };
    const told = async (language: string) =>
      (await read(`?limit=20&language=${language}`)).data.map(({ detail }: { detail: string }) => detail).reverse();
    const { account } = await aLogin(site.db, { name: 'Ana Lima', emailVerifiedAt: new Date() });
    const { data: categories } = (await author('GET', '/api/v5/admin/story-categories')).json;
    const { data: menus } = (await author('GET', '/api/v5/admin/menus')).json;

    await done('user-role', { id: account.id, newRole: 'ADMIN' });
    await done('sections', { highlights: false, favourites: false });
    await done('menus', { rail: menus.rail.slice(1), header: [] });
    await done('brand', { name: 'Kompass', tagline: 'Slowly', accent: '#0a5a6e' });
    await done('story-categories', {
      categories: [...categories.map((one: object) => ({ ...one, name: nameOf(one) })), { name: 'Trains' }],
    });
    await done('web-contact', { email1: 'desk@example.com' });
    const { id } = await aContactMessage(site.db, { subject: 'general', createdAt: new Date('2026-05-02') });
    await done(`contact/${id}`, {});
    const feedback = await aFeedback(site.db, { rating: 4, held: true, createdAt: new Date('2026-05-02') });
    expect((await author('PUT', `/api/v3/auth/feedback/${feedback.id}`)).status).toBe(200);
    expect(await told('de')).toEqual([
      'Ana Lima: von Mitglied zu Admin',
      'Aus: Highlights, Merkliste',
      'Seitenleiste, Kopfmenü',
      'Name der Website: Kompass. Untertitel, Akzentfarbe',
      'Food heißt jetzt Kitchens. Trains hinzugefügt',
      'Adresse, Telefon und Links der Kontaktseite',
      'Allgemeine Frage, eingegangen am 2. Mai 2026',
      '4 von 5 Sternen, eingegangen am 2. Mai 2026',
    ]);
    expect((await told('ar')).slice(1, 3)).toEqual(['أوقف: اللحظات، قائمة المفضلة', 'الشريط الجانبي، الترويسة']);
    expect(await told('en')).toEqual([
      'Ana Lima: from USER to ADMIN',
      'Off: highlights, favourites',
      'Rail, header',
      'Site name: Kompass. Tagline, accent color',
      'Food is now Kitchens. Added Trains',
      'Address, phone and links of the contact page',
      'General Inquiry, received 2 May 2026',
      '4 of 5 stars, received 2 May 2026',
    ]);
    expect((await author('DELETE', '/api/v3/Admin/User', { id: account.id })).status).toBe(200);
    expect((await told('de'))[0]).toBe('Gelöschtes Konto');
  });

  test('says what was imported, worded, uploaded, planned and brought back in that language too', async () => {
    const author = await callsAs(site, 'AUTHOR');
    await aLanguage(site.db, { code: 'de' });
    const { id } = await aContactMessage(site.db, { subject: 'support', createdAt: new Date('2026-05-02') });
    const told = async (language: string) =>
      (await read(`?limit=20&language=${language}`)).data
        .map(({ actor, detail }: { actor: string; detail: string }) => (detail === 'Sun' ? actor : detail))
        .reverse();
    const kinds = [
      { kind: 'story', count: 3 },
      { kind: 'team-member', count: 1 },
      { kind: 'subscriber', count: 2 },
    ] as const;
    const entries = [
      { action: 'Imported content', detail: [{ what: 'imported', kinds, isConfirmed: true }], type: 'add' },
      { action: 'Added media', detail: [{ what: 'files', words: '', more: 2 }], type: 'add' },
    ] as const;
    for (const entry of entries) await recordActivity(site.db, await aStaffMember(), entry);
    for (const [language, value] of [
      ['', 'Slow places'],
      ['de', 'Langsame Orte'],
      ['', null],
    ])
      expect((await author('PUT', `/api/v5/admin/texts/home.title?in=${language}`, { value })).status).toBe(200);
    await recordPlannedActivities(site.db, [{ action: 'Activated banner', detail: 'Sun', type: 'update' }]);
    expect((await author('DELETE', `/api/v5/admin/contact/${id}`)).status).toBe(200);
    expect((await author('POST', `/api/v5/admin/trash/message/${id}/restore`)).status).toBe(200);
    expect(await told('de')).toEqual([
      '3 Geschichten, 1 Teammitglied, 2 Abonnenten, mit deren belegter Einwilligung',
      'Eine Datei ohne Namen und 2 weitere',
      'Startseite, Titelbild, Titel: Slow places',
      'Startseite, Titelbild, Titel, Deutsch: Langsame Orte',
      'Startseite, Titelbild, Titel: der ursprüngliche Text',
      'Zeitplan',
      'Hilfe, eingegangen am 2. Mai 2026',
      'Hilfe, eingegangen am 2. Mai 2026',
    ]);
    expect(await told('en')).toEqual([
      '3 stories, 1 team member, 2 subscribers, with their consent on file',
      'A file without a name and 2 more',
      'Home, Cover, title: Slow places',
      'Home, Cover, title, German: Langsame Orte',
      'Home, Cover, title: the default',
      'Schedule',
      'Support, received 2 May 2026',
      'Support, received 2 May 2026',
    ]);
  });

  test.each(['page=0', 'page=x', 'limit=101'])('refuses the query %s', async (query) => {
    const { success, errors } = await read(`?${query}`);
    expect([success, errors[0].field]).toEqual([false, query.split('=')[0]]);
  });
});

test.each([
  ['nobody', undefined, 401],
  ['a USER', 'USER', 403],
  ['an AUTHOR', 'AUTHOR', 200],
  ['an ADMIN', 'ADMIN', 200],
] as const)('the activity list is answered by role: %s', async (_who, role, status) => {
  const login = role && (await aLogin(site.db, { role }));
  expect((await site.ask('/api/v5/admin?page=1', { headers: login?.headers ?? {} })).status).toBe(status);
});
