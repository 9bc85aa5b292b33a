import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { contactInfo } from './contact.table.ts';

const site = testSite();
const path = '/api/v5/admin/web-contact';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR', 'Inês');
});
beforeEach(keptRows(site).restore);

const shown = async () => (await site.ask('/api/web-contact-del')).json.data;
const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);

const whole = {
  location: { address: 'Rua do Exemplo 12', city: 'Lisbon', postalCode: '1100-000', country: 'Portugal' },
  email1: 'hello@example.com',
  email2: '',
  phone: '+351 21 555 0142',
  workingHours: 'Monday to Friday,\r\n9 to 17',
  followLinks: [{ platform: 'youtube', url: 'https://www.youtube.com/@trekker' }],
};

describe('the contact details', () => {
  test('are created once when two people save at once, and shown everywhere', async () => {
    const twin = await site.twin();
    expect((await twin.ask('/api/web-contact-del')).json.data).toBeNull();
    const answers = await Promise.all([staff('POST', path, whole), staff('PUT', path, whole)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await site.db.select().from(contactInfo)).toHaveLength(1);
    expect((await log()).map(({ type }) => type).sort()).toEqual(['add', 'update']);
    const expected = { ...whole, workingHours: 'Monday to Friday,\n9 to 17', updatedAt: expect.any(String) };
    for (const at of [site, twin])
      await expect.poll(async () => (await at.ask('/api/web-contact-del')).json.data, soon).toEqual(expected);
    await twin.close();
  });

  test('change in what is sent, and in nothing else', async () => {
    const before = (await staff('POST', path, whole)).json.data;
    const { json } = await staff('PUT', path, { location: { city: 'Porto' }, phone: '', role: 'ADMIN' });
    const { updatedAt, ...rest } = json.data;
    expect(rest).toEqual({ ...rest, phone: '', location: { ...before.location, city: 'Porto' } });
    expect(rest.followLinks).toEqual(before.followLinks);
    expect(updatedAt > before.updatedAt).toBe(true);
    await expect.poll(shown, soon).toEqual(json.data);
  });

  test('cannot be saved over a newer version, and the answer says who saved it and when', async () => {
    await staff('POST', path, whole);
    const { updatedAt } = (await staff('PUT', path, { phone: '1' })).json.data;
    const second = await staff('PUT', path, { phone: '2', updatedAt });
    expect(second.status).toBe(200);
    const late = await staff('PUT', path, { phone: '3', updatedAt });
    expect(late.status).toBe(409);
    expect(late.json.message).toMatch(
      /^Inês saved this on \d+ \w+ \d{4} at \d\d:\d\d UTC, after you opened it\. Nothing was overwritten\.$/,
    );
    expect((await site.db.select().from(contactInfo))[0]?.phone).toBe('2');
    expect((await staff('PUT', path, { phone: '4', updatedAt: second.json.data.updatedAt })).status).toBe(200);
    expect((await staff('PUT', path, { phone: '5', updatedAt: '' })).status).toBe(200);
  });

  test('that are refused report all errors at once and write nothing (T33)', async () => {
    await staff('POST', path, whole);
    const before = [await shown(), (await log()).length];
    const { status, json } = await staff('PUT', path, {
      location: { city: 'a'.repeat(121) },
      email1: 'nobody',
      email2: 'a@b.example, c@d.example',
      phone: 7,
      followLinks: [
        { platform: '', url: 'https://example.com' },
        { platform: 'x', url: 'javascript:alert(1)' },
        { platform: 'x', url: 'https://user:secret@example.com' },
      ],
      updatedAt: 'yesterday',
    });
    expect(status).toBe(400);
    expect(json.errors).toEqual([
      { field: 'location.city', message: 'At most 120 characters' },
      { field: 'email1', message: 'Please enter a valid email address' },
      { field: 'email2', message: 'Please enter a valid email address' },
      { field: 'phone', message: expect.any(String) },
      { field: 'followLinks.0.platform', message: 'Platform is required' },
      { field: 'followLinks.1.url', message: 'Links must begin with http:// or https://' },
      { field: 'followLinks.2.url', message: 'Links must begin with http:// or https://' },
      { field: 'updatedAt', message: expect.any(String) },
    ]);
    const many = Array(13).fill({ platform: 'x', url: 'https://example.com' });
    expect((await staff('PUT', path, { followLinks: many })).status).toBe(400);
    expect([await shown(), (await log()).length]).toEqual(before);
  });
});
