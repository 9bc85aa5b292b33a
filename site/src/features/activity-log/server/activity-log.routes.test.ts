import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { anActivity } from '#features/activity/server/activity.fixture.ts';
import { aContactMessage } from '#features/contact/server/contact-message.fixture.ts';
import { aHighlight } from '#features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { sendForm } from '#test/calls/forms.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();
let ana: Awaited<ReturnType<typeof aLogin>>;
let rui: Awaited<ReturnType<typeof aLogin>>;

beforeAll(async () => {
  ana = await aLogin(site.db, { role: 'AUTHOR', name: 'Ana Reis' });
  rui = await aLogin(site.db, { role: 'ADMIN', name: 'Rui Costa' });
});
beforeEach(keptRows(site).restore);

const log = async (query = '', headers = ana.headers) =>
  (await site.ask(`/api/v5/admin/activity${query}`, { headers })).json;

test('an entry tells what each field was and is, one of something new and one of a login tell none', async () => {
  const highlight = await aHighlight(site.db, { location: 'The slow train', rating: 4 });
  const changed = { location: 'The slow night train', rating: '4.5' };
  const saved = await sendForm(site, 'PUT', `/api/v5/admin/highlight/${highlight.id}`, ana.headers, changed);
  expect(saved.status).toBe(200);
  await anActivity(site.db, { action: 'Logged in', detail: 'Password', security: true });
  const { data, totalCount } = await log();
  expect(totalCount).toBe(2);
  expect(data[0]).toMatchObject({ action: 'Logged in', changes: [] });
  expect(data[1]).toMatchObject({ action: 'Updated highlight', actor: 'Ana Reis' });
  expect(data[1].changes).toMatchObject([
    {
      field: 'location',
      label: 'Location',
      words: [
        { text: 'The slow ', change: 'same' },
        { text: 'night ', change: 'added' },
        { text: 'train', change: 'same' },
      ],
    },
    { field: 'rating', from: 4, to: 4.5 },
  ]);
  expect((await log('/people')).data).toEqual([
    { _id: ana.account.id, name: 'Ana Reis' },
    { _id: rui.account.id, name: 'Rui Costa' },
  ]);
});

test('the log is narrowed to a person, a kind and a time, and its length is that of what is found', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day, 12));
  await anActivity(site.db, { actorId: ana.account.id, action: 'Added story', detail: 'A', createdAt: at(1) });
  await anActivity(site.db, { actorId: rui.account.id, action: 'Published story', detail: 'B', createdAt: at(2) });
  await anActivity(site.db, { actorId: ana.account.id, action: 'Deleted banner', detail: 'C', createdAt: at(3) });
  await anActivity(site.db, { actorId: ana.account.id, action: 'Changed settings', detail: 'D', createdAt: at(4) });
  const found = async (query: string) => {
    const { data, totalCount } = await log(query);
    expect(totalCount).toBe(data.length);
    return data.map(({ detail }: { detail: string }) => detail).join('');
  };
  expect(await found('')).toBe('DCBA');
  expect(await found(`?actor=${ana.account.id}`)).toBe('DCA');
  expect(await found('?kind=story')).toBe('BA');
  expect(await found(`?kind=story&actor=${rui.account.id}`)).toBe('B');
  expect(await found('?kind=other')).toBe('D');
  expect(await found('?from=2026-05-02T12:00:00Z&to=2026-05-03T12:00:00Z')).toBe('B');
  expect(await found(`?actor=${randomUUID()}`)).toBe('');
  for (const [query, field] of [
    ['actor=x', 'actor'],
    ['kind=x', 'kind'],
    ['from=yesterday', 'from'],
    ['to=9999-12-31T23:59:59-23:59', 'to'],
    ['from=0000-01-01T00:00:00Z', 'from'],
  ] as const)
    expect((await log(`?${query}`)).errors[0].field).toBe(field);
});

test('the export is all that the filter finds as a table, and no cell of it is a formula', async () => {
  const highlight = await aHighlight(site.db, { name: 'Ana' });
  const changed = { location: '=HYPERLINK("x"), "Fez"' };
  await sendForm(site, 'PUT', `/api/v5/admin/highlight/${highlight.id}`, ana.headers, changed);
  await site.db.execute(sql`
    insert into activity_entries (actor_name, role, action, detail, type, created_at)
    select 'Rui, "R"', 'ADMIN', 'Added banner', '+' || n, 'add', '2026-01-01'::timestamptz - n * interval '1 second'
    from generate_series(1, 1200) n`);
  const { headers, text, status } = await site.ask('/api/v5/admin/activity.csv', { headers: rui.headers });
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    `attachment; filename="activity.csv"; filename*=UTF-8''activity.csv`,
  ]);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 1200 + 1);
  expect(lines[0]).toBe('\ufeff"Time","Person","Role","Action","About","Type","Changed fields"');
  expect(lines[1]).toContain('"Updated highlight","Ana, =HYPERLINK(""x""), ""Fez""","update","Location"');
  expect(lines[2]).toBe(`"2025-12-31T23:59:59.000Z","Rui, ""R""","ADMIN","Added banner","'+1","add",""`);
  expect(lines[1201]).toContain(`"'+1200"`);
  const narrowed = await site.ask('/api/v5/admin/activity.csv?kind=highlight', { headers: rui.headers });
  expect(narrowed.text.split('\r\n')).toHaveLength(3);
});

test('the export is in the language of who asks for it, to its last line', async () => {
  await aLanguage(site.db, { code: 'de' });
  const highlight = await aHighlight(site.db, { name: 'Ana', location: 'Fez' });
  await sendForm(site, 'PUT', `/api/v5/admin/highlight/${highlight.id}`, ana.headers, { location: 'Rabat' });
  const message = await aContactMessage(site.db, { subject: 'support', createdAt: new Date('2026-05-02') });
  await site.ask(`/api/v5/admin/contact/${message.id}`, { method: 'PUT', headers: ana.headers });
  await site.db.execute(sql`
    insert into activity_entries (actor_name, role, action, detail, type, created_at)
    select 'Rui', 'AUTHOR', 'Deleted banner', 'Sun', 'Delete', '2026-01-01'::timestamptz - n * interval '1 second'
    from generate_series(1, 600) n`);
  const { text } = await site.ask('/api/v5/admin/activity.csv?language=de', { headers: rui.headers });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\ufeff"Zeit","Person","Rolle","Aktion","Gegenstand","Art","Geänderte Felder"');
  expect(lines[1]).toContain('"Autor","Nachricht gelesen","Hilfe, eingegangen am 2. Mai 2026","geändert",""');
  expect(lines[2]).toContain('"Highlight geändert","Ana, Rabat","geändert","Ort"');
  expect(lines[602]).toBe('"2025-12-31T23:50:00.000Z","Rui","Autor","Banner gelöscht","Sun","gelöscht",""');
});
