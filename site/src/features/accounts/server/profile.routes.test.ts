import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitKey } from '#server/limits/rate-limit.repository.ts';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import type { Received } from '#test/calls/requests.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { logInAs } from './account.fixture.ts';
import { accounts } from './account.table.ts';
import { accountHarness, auth } from './account-harness.fixture.ts';

const harness = accountHarness();
const { site, call } = harness;
let headers: { authorization: string };
beforeEach(async () => {
  headers = await logInAs(site.db, harness.ana);
});

const update = (change: unknown) => call('PUT', 'UpdateProfile', change, headers);
const me = async () => (await site.ask(`${auth}/getProfile`, { headers })).json.data;

/** A form as a browser sends it. */
async function send(form: FormData): Promise<Pick<Received, 'status' | 'json'>> {
  const answer = await fetch(`${site.origin}${auth}/UpdateProfile`, { method: 'PUT', headers, body: form });
  return { status: answer.status, json: await answer.json() };
}

describe('a profile', () => {
  test('changes the given fields and nothing else', async () => {
    const { status, json } = await update({
      phoneNumber: '(123) 456-7890',
      isSubscribed: true,
      gender: 'female',
      dob: '1990-02-28',
    });
    expect([status, json.message]).toEqual([200, 'Profile updated']);
    const changed = { phoneNumber: '(123) 456-7890', isSubscribed: true, gender: 'female', dob: '1990-02-28' };
    expect(json.user).toMatchObject({ fullName: 'Ana Maria', email: harness.ana.email, pendingEmail: '', ...changed });
    await update({ name: '  Ana \n Sofia ', dob: '' });
    expect(await me()).toMatchObject({ fullName: 'Ana Sofia', userName: 'Ana Sofia', ...changed, dob: '' });
  });

  test.each([
    { address: { country: 'Portugal', city: 'Lisbon', state: '' } },
    { address: '{"country":"Portugal","city":"Lisbon"}' },
    { 'address[country]': 'Portugal', 'address[city]': 'Lisbon' },
    { country: 'Portugal', city: 'Lisbon' },
  ])('accepts an address as %j', async (address) => {
    expect((await update(address)).json.user.address).toEqual({ country: 'Portugal', city: 'Lisbon', state: '' });
  });

  test.each<[object, string, string]>([
    [{ name: 'Ana' }, 'name', 'Full name must be at least 5 characters'],
    [{ fullName: ' Ana ' }, 'name', 'Full name must be at least 5 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ana@' }, 'email', 'Please enter a valid email address'],
    [{ email: ['a@example.com'] }, 'email', 'Email is required'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ phoneNumber: '+44 20' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ phoneNumber: '44--2079460958' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ phoneNumber: '+351 123 456 7890 1234' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ isSubscribed: 'perhaps' }, 'isSubscribed', 'isSubscribed must be true or false'],
    [{ dob: '1990-02-30' }, 'dob', 'Please enter a valid birth date'],
    [{ dob: '2990-01-01' }, 'dob', 'Please enter a valid birth date'],
    [{ dob: '01/02/1990' }, 'dob', 'Please enter a valid birth date'],
    [{ city: 'x'.repeat(81) }, 'city', 'At most 80 characters'],
    [{ name: 'Ana\u0000Maria' }, 'name', 'Contains unsupported characters'],
    [{ gender: '\ud800' }, 'gender', 'Contains unsupported characters'],
  ])('refuses the fields %j', async (change, field, message) => {
    const { status, json } = await update(change);
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field, message }] }]);
  });

  // The last four: of Germany, Luxembourg, Niue and Austria.
  test.each([
    ...['', '1234567890', '+1234567890', '123-456-7890', '123.456.789012', '(123)4567890', '+44 20 7946 0958'],
    ...['+49 1512 3456789', '+352 27 12 34', '+683 4002', '+43 (720) 11 66 00 123'],
  ])('accepts the phone number %j', async (phoneNumber) => {
    expect((await update({ phoneNumber })).json.user.phoneNumber).toBe(phoneNumber);
  });

  test('reports all errors at once', async () => {
    const { json } = await update({ name: 'Ana', email: 'ana', phoneNumber: 'x', dob: 'x' });
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'phoneNumber', 'dob']);
  });

  test('cannot change the role (T01)', async () => {
    const sent = {
      role: 'AUTHOR',
      _id: 'x',
      emailVerified: false,
      emailVerifiedAt: null,
      passwordHash: 'x',
      createdAt: 0,
    };
    expect((await update(sent)).status).toBe(200);
    const [stored] = await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id));
    expect(stored).toEqual({ ...harness.ana, updatedAt: expect.any(Date) });
  });

  test('is refused without a login', async () => {
    expect((await call('PUT', 'UpdateProfile', { name: 'x' }, {})).status).toBe(401);
  });
});

describe('a profile image', () => {
  const image = async () =>
    new File(
      [
        await sharp({ create: { width: 60, height: 60, channels: 3, background: '#8f3320' } })
          .png()
          .toBuffer(),
      ],
      'me.png',
    );
  const form = (fields: Record<string, string | File>) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.append(name, value);
    return sent;
  };

  test('is uploaded with the form, and removed by an empty value', async () => {
    const { status, json } = await send(form({ name: 'Ana Sofia', isSubscribed: 'on', avatar: await image() }));
    expect([status, json.user.fullName, json.user.isSubscribed]).toEqual([200, 'Ana Sofia', true]);
    expect((await site.ask(json.user.avatar.secure_url)).status).toBe(200);
    expect((await update({ city: 'Lisbon' })).json.user.avatar).toEqual(json.user.avatar);
    expect((await send(form({ avatar: '' }))).json.user.avatar).toBeNull();
  });

  test.each([
    ['text', new File(['<svg onload="x">'], 'me.png'), 415, 'Please select a valid image file (JPEG, PNG, or GIF)'],
    [
      'more than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png'),
      413,
      'Image size should be less than 5MB',
    ],
  ])('is refused if it is %s', async (_, file, status, message) => {
    const answer = await send(form({ name: 'Somebody else', avatar: file }));
    expect([answer.status, answer.json.message]).toEqual([status, message]);
    expect((await me()).fullName).toBe('Ana Maria');
  });
});

test('a changed name appears at once beside what the member wrote, on every process', async () => {
  const lisbon = await aDestination(site.db, { name: `Lisbon ${harness.ana.id}` });
  await aReview(site.db, lisbon, { accountId: harness.ana.id });
  const authorId = await anAuthor(site.db, { name: 'Ana Maria', accountId: harness.ana.id });
  const story = await aStory(site.db, { authorId });
  const shown = () =>
    Promise.all(
      [site, harness.twin].map(async (one) => [
        (await one.ask(`/api/v3/destination/${lisbon.slug}`)).json.data.reviews[0].userName,
        (await one.ask(`/api/story/${story.slug}`)).json.data.author.name,
      ]),
    );
  expect(await shown()).toEqual([
    ['Ana Maria', 'Ana Maria'],
    ['Ana Maria', 'Ana Maria'],
  ]);
  await update({ name: 'Ana Sofia' });
  await expect.poll(shown, soon).toEqual([
    ['Ana Sofia', 'Ana Sofia'],
    ['Ana Sofia', 'Ana Sofia'],
  ]);
});

test('name and image can be changed ten times a day; the other fields have no such limit (T64)', async () => {
  await site.db.insert(rateLimits).values({
    key: limitKey(`appearance of ${harness.ana.id}`),
    // The limits of tests are a thousand times higher.
    count: 10_000,
    endsAt: new Date(Date.now() + 3_600_000),
  });
  const { status, json, headers: answered } = await update({ name: 'Ana Sofia' });
  expect([status, json.message]).toEqual([
    429,
    'You’ve changed your name or picture too often today. Try again tomorrow.',
  ]);
  expect(Number(answered['retry-after'])).toBeGreaterThan(3000);
  expect((await update({ name: 'Ana Maria', gender: 'female' })).status).toBe(200);
  expect((await me()).fullName).toBe('Ana Maria');
});

test('a copy of the data is refused to a cookie alone, which can outlive a logout that did not reach the server (T13)', async () => {
  const inBrowser = { 'sec-fetch-site': 'same-origin' };
  const login = await call('POST', 'login', { email: harness.ana.email, password: 'former Horse 7' }, inBrowser);
  const cookie = login.headers['set-cookie']?.find((one) => one.startsWith('session='))?.split(';')[0] ?? '';
  const statusWith = async (more: object) =>
    (await site.ask(`${auth}/export`, { headers: { ...inBrowser, cookie, ...more } })).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ authorization: `Bearer ${login.json.AuthenticatorToken}` })).toBe(200);
});
