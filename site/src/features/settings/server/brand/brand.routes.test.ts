import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { sendForm } from '#test/calls/forms.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();
const path = '/api/v5/admin/brand';
let author: Calls;
let headers: Record<string, string>;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  headers = (await aLogin(site.db, { role: 'AUTHOR', email: 'owner@example.com' })).headers;
});
beforeEach(keptRows(site).restore);

/** Sends a form with files. */
const send = (fields: Parameters<typeof sendForm>[4]) => sendForm(site, 'PUT', path, headers, fields);
const svg = (content: string, type = 'image/svg+xml') => new File([content], 'logo.svg', { type });
const drawing = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
  <rect width="40" height="20" fill="#00ff00"/></svg>`;
const shown = async () => (await site.ask('/api/site')).json.data;

describe('the brand', () => {
  test('is the one that comes with the site until somebody changes it', async () => {
    expect((await author('GET', path)).json.data).toEqual({
      name: 'Trekker',
      tagline: '',
      description: '',
      logo: null,
      logoDark: null,
      icon: null,
      shareImage: null,
      accent: { chosen: '#b0432a', light: '#b0432a', dark: '#f08a6c', contrast: { light: 5.3, dark: 7.4 } },
      typePair: 'classic',
      updatedAt: '',
    });
  });

  test('is public as soon as it is saved, and stands in the activity', async () => {
    await shown();
    const brand = { name: 'Kompass & Söhne', tagline: 'Go by train', description: 'Slow ways.', typePair: 'plain' };
    const { status, json } = await author('PUT', path, { ...brand, accent: '#E0A11A' });
    expect([status, json.data]).toMatchObject([200, { ...brand, accent: { chosen: '#e0a11a' } }]);
    expect(json.data.accent.contrast.light).toBeGreaterThanOrEqual(4.5);
    await expect.poll(shown, soon).toMatchObject({ ...brand, siteName: 'Kompass & Söhne' });
    const [entry] = await site.db.select().from(activityEntries);
    expect(entry?.detail).toBe('Site name: Kompass & Söhne. Tagline, description, type, accent color');
  });

  test('changes in what is sent alone, and not over a newer version', async () => {
    const { updatedAt } = (await author('PUT', path, { tagline: 'One' })).json.data;
    const second = await author('PUT', path, { name: 'Two', updatedAt });
    expect(second.json.data).toMatchObject({ name: 'Two', tagline: 'One' });
    expect((await author('PUT', path, { name: 'Late', updatedAt })).status).toBe(409);
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters'],
    [{ name: 'Far\r\nBcc: eve@example.com' }, 'name', 'Name must be one line'],
    [{ name: '\u200b' }, 'name', 'Name is required'],
    [{ name: 'Far \u202egro.elpmaxe' }, 'name', 'Name must be one line'],
    [{ tagline: 'x'.repeat(121) }, 'tagline', 'At most 120 characters'],
    [{ description: 'x'.repeat(301) }, 'description', 'At most 300 characters'],
    [{ accent: 'red' }, 'accent', 'Accent must be a color like #rrggbb'],
    [{ accent: '#fff;}' }, 'accent', 'Accent must be a color like #rrggbb'],
    [{ typePair: 'comic' }, 'typePair', 'typePair must be classic, modern, plain'],
    [{ logoId: 'a' }, 'logoId', 'logoId must be an id'],
  ])('refuses %j at its field', async (body, field, message) => {
    const { status, json } = await author('PUT', path, body);
    expect([status, json.errors]).toEqual([400, [{ field, message }]]);
  });

  test('is for staff to read and for AUTHOR alone to change, with two columns of roles', async () => {
    expect(
      await answersByRole(site, [
        ['GET', path],
        ['PUT', path],
      ]),
    ).toEqual([
      [`GET ${path}`, 401, 403, 200, 200],
      [`PUT ${path}`, 401, 403, 400, 403],
    ]);
  });
});

describe('a logo', () => {
  test('that is a drawing is drawn to pixels, and never served as it came', async () => {
    const { status, json } = await send({ logo: svg(drawing) });
    expect([status, json.data?.logo]).toMatchObject([200, { width: 1024, height: 512 }]);
    const file = await site.ask(json.data.logo.url);
    expect(file.headers['content-type']).toBe('image/webp');
    const { data } = await sharp(file.body).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], (data[1] ?? 0) > 240, data[2]]).toEqual([expect.any(Number), true, expect.any(Number)]);
    const { rows } = await site.db.execute('select original_type from media_items');
    expect(rows).toEqual([{ original_type: 'image/png' }]);
    expect((await send({ removeLogo: 'true' })).json.data.logo).toBeNull();
  });

  test('brings nothing from outside: no file, no other machine, no script', async () => {
    const outside = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">
      <image href="file:///etc/passwd" width="40" height="40"/><image xlink:href="http://127.0.0.1:9/a.png" width="40" height="40"/>
      <script>alert(1)</script><rect width="1" height="1"/></svg>`;
    const { status, json } = await send({ logo: svg(outside) });
    expect(status).toBe(200);
    const { body } = await site.ask(json.data.logo.url);
    expect(body.includes('script')).toBe(false);
  });

  test.each([
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
    ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['no end', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'],
  ])('with %s is refused at its field', async (_what, content) => {
    const { status, json } = await send({ logo: svg(content) });
    expect([status >= 400 && status < 500, json.errors?.[0]?.field]).toEqual([true, 'logo']);
  });

  test('may come from the library, which knows where it is used', async () => {
    const { id } = await anImage(site.db);
    expect((await author('PUT', path, { logoId: id })).json.data.logo.url).toContain('/media/');
    expect((await author('GET', `/api/v5/admin/media/${id}`)).json.data.usedIn).toMatchObject([
      { kind: 'brand', field: 'logo', adminUrl: '/admin/settings/brand' },
    ]);
    expect((await author('DELETE', `/api/v5/admin/media/${id}`)).status).toBe(409);
  });
});

describe('versions of the brand', () => {
  const history = '/api/v5/admin/versions/brand/brand';

  test('are compared and restored, with a logo, by an AUTHOR alone', async () => {
    await author('PUT', path, { name: 'Kompass & Söhne', tagline: 'Slowly', accent: '#0a5a6e' });
    await author('PUT', path, { tagline: 'By ferry' });
    // What else is set does not outdate it.
    await author('PUT', '/api/v5/admin/settings', { holdFeedback: true });
    const { json } = await author('GET', history);
    const [newest, before] = json.data;
    expect([newest.changed, before.version]).toEqual([['tagline'], newest.version - 1]);
    const admin = await callsAs(site, 'ADMIN');
    const restore = `${history}/${before.version}/restore`;
    expect((await admin('POST', restore, {})).status).toBe(403);
    const restored = await author('POST', restore, { updatedAt: newest.updatedAt });
    expect([restored.status, restored.json.data.tagline]).toEqual([200, 'Slowly']);
    await expect.poll(async () => (await site.ask('/api/site')).json.data.tagline, soon).toBe('Slowly');
    expect((await author('GET', history)).json.data[0]).toMatchObject({ restoredFrom: before.version });
    expect((await author('GET', history.replace(/brand$/, 'texts'))).status).toBe(404);
  });

  test('tell a name that was changed in the settings', async () => {
    await author('PUT', '/api/v5/admin/settings', { siteName: 'Far Away' });
    expect((await author('GET', history)).json.data[0].changed).toContain('name');
  });
});
