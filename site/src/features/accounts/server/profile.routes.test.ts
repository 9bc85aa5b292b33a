import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from '../../../../test/test-site.ts';
import { rateLimits } from '../../../server/rate-limit.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { type Account, anAccount, logInAs } from './account.fixture.ts';
import { accounts } from './account.table.ts';
import { oneTimeTokens } from './one-time-token.table.ts';
import { hashPassword } from './password-hash.ts';
import { type Post, startPost } from './post.fixture.ts';

const siteUrl = 'http://trekker.test';
const site = testSite({ config: { siteUrl } });
let post: Post;
let twin: TestSite;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword('former Horse 7');
  twin = await site.twin();
  post = await startPost(site, siteUrl);
});
afterAll(async () => {
  await post.close();
  await twin.close();
});

let ana: Account;
let headers: { authorization: string };
let newEmail: string;
beforeEach(async () => {
  await site.db.delete(rateLimits);
  ana = await anAccount(site.db, { name: 'Ana Maria', passwordHash, emailVerifiedAt: new Date() });
  headers = await logInAs(site.db, ana);
  newEmail = `new-${ana.email}`;
});

const auth = '/api/v3/auth';
const call = (
  method: string,
  path: string,
  body: unknown,
  more: Record<string, string> = headers,
  at: TestSite = site,
) =>
  at.ask(`${auth}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
const update = (change: unknown) => call('PUT', 'UpdateProfile', change);
const confirm = (token: string, more = {}, at?: TestSite) => call('POST', 'confirm-email', { token }, more, at);
const undo = (token: string) => call('POST', 'undo-email', { token }, {});
const me = async () => (await site.ask(`${auth}/getProfile`, { headers })).json.data;
const statusOfMe = async (login: Record<string, string>) =>
  Promise.all([site, twin].map(async (one) => (await one.ask(`${auth}/me`, { headers: login })).status));
const confirmToken = (email: string, count?: number) => post.token(email, '/auth/confirm-email', count);
const undoToken = (email: string, count?: number) => post.token(email, '/auth/undo-email', count);
const logIn = (email: string, password: string) => call('POST', 'login', { email, password }, {});

/** A form as a browser sends it. */
async function send(form: FormData) {
  const answer = await fetch(`${site.origin}${auth}/UpdateProfile`, { method: 'PUT', headers, body: form });
  return { status: answer.status, json: await answer.json() };
}

describe('a profile', () => {
  test('changes what is given and nothing else', async () => {
    const { status, json } = await update({
      phoneNumber: '(123) 456-7890',
      isSubscribed: true,
      gender: 'female',
      dob: '1990-02-28',
    });
    expect([status, json.message]).toEqual([200, 'Profile updated']);
    const changed = { phoneNumber: '(123) 456-7890', isSubscribed: true, gender: 'female', dob: '1990-02-28' };
    expect(json.user).toMatchObject({ fullName: 'Ana Maria', email: ana.email, pendingEmail: '', ...changed });
    await update({ name: '  Ana \n Sofia ', dob: '' });
    expect(await me()).toMatchObject({ fullName: 'Ana Sofia', userName: 'Ana Sofia', ...changed, dob: '' });
  });

  test.each([
    { address: { country: 'Portugal', city: 'Lisbon', state: '' } },
    { address: '{"country":"Portugal","city":"Lisbon"}' },
    { 'address[country]': 'Portugal', 'address[city]': 'Lisbon' },
    { country: 'Portugal', city: 'Lisbon' },
  ])('takes an address as %j', async (address) => {
    expect((await update(address)).json.user.address).toEqual({ country: 'Portugal', city: 'Lisbon', state: '' });
  });

  test.each<[object, string, string]>([
    [{ name: 'Ana' }, 'name', 'Full name must be at least 5 characters'],
    [{ fullName: ' Ana ' }, 'name', 'Full name must be at least 5 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ana@' }, 'email', 'Please enter a valid email address'],
    [{ email: ['a@example.com'] }, 'email', 'Email is required'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ phoneNumber: '+351 123 456 7890' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ isSubscribed: 'perhaps' }, 'isSubscribed', 'isSubscribed must be true or false'],
    [{ dob: '1990-02-30' }, 'dob', 'Please enter a valid birth date'],
    [{ dob: '2990-01-01' }, 'dob', 'Please enter a valid birth date'],
    [{ dob: '01/02/1990' }, 'dob', 'Please enter a valid birth date'],
    [{ city: 'x'.repeat(81) }, 'city', 'At most 80 characters'],
    [{ name: 'Ana\u0000Maria' }, 'name', 'Contains characters that are not text'],
    [{ gender: '\ud800' }, 'gender', 'Contains characters that are not text'],
  ])('refuses %j', async (change, field, message) => {
    const { status, json } = await update(change);
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field, message }] }]);
  });

  test.each(['1234567890', '+1234567890', '123-456-7890', '123.456.789012', '(123)4567890', ''])(
    'takes %j for a phone number',
    async (phoneNumber) => {
      expect((await update({ phoneNumber })).json.user.phoneNumber).toBe(phoneNumber);
    },
  );

  test('tells all that is wrong at once', async () => {
    const { json } = await update({ name: 'Ana', email: 'ana', phoneNumber: 'x', dob: 'x' });
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'phoneNumber', 'dob']);
  });

  test('is no way to another role (T01)', async () => {
    const sent = {
      role: 'AUTHOR',
      _id: 'x',
      emailVerified: false,
      emailVerifiedAt: null,
      passwordHash: 'x',
      createdAt: 0,
    };
    expect((await update(sent)).status).toBe(200);
    const [stored] = await site.db.select().from(accounts).where(eq(accounts.id, ana.id));
    expect(stored).toEqual({ ...ana, updatedAt: expect.any(Date) });
  });

  test('is nothing for strangers', async () => {
    expect((await call('PUT', 'UpdateProfile', { name: 'x' }, {})).status).toBe(401);
  });
});

describe('a picture', () => {
  const picture = async () =>
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

  test('comes with the form, and goes by an empty value', async () => {
    const { status, json } = await send(form({ name: 'Ana Sofia', isSubscribed: 'on', avatar: await picture() }));
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
  ])('is not %s', async (_, file, status, message) => {
    const answer = await send(form({ name: 'Somebody else', avatar: file }));
    expect([answer.status, answer.json.message]).toEqual([status, message]);
    expect((await me()).fullName).toBe('Ana Maria');
  });
});

test('another name stands at once under what somebody wrote, on every process', async () => {
  const lisbon = await aDestination(site.db, { name: `Lisbon ${ana.id}` });
  await aReview(site.db, lisbon, { accountId: ana.id });
  const story = await aStory(site.db, { authorId: ana.id });
  const shown = () =>
    Promise.all(
      [site, twin].map(async (one) => [
        (await one.ask(`/api/v3/destination/${lisbon.slug}`)).json.data.reviews[0].userName,
        (await one.ask(`/api/story/${story.slug}`)).json.data.author.name,
      ]),
    );
  expect(await shown()).toEqual([
    ['Ana Maria', 'Ana Maria'],
    ['Ana Maria', 'Ana Maria'],
  ]);
  await update({ name: 'Ana Sofia' });
  await expect.poll(shown, { timeout: 1000 }).toEqual([
    ['Ana Sofia', 'Ana Sofia'],
    ['Ana Sofia', 'Ana Sofia'],
  ]);
});

describe('a new email address', () => {
  test('waits for its confirmation, which ends the other sessions', async () => {
    const other = await logInAs(site.db, ana);
    const { json } = await update({ email: newEmail });
    expect(json.user).toMatchObject({ email: ana.email, pendingEmail: newEmail, emailVerified: true });
    const token = await confirmToken(newEmail);
    const confirmed = await confirm(token, headers);
    expect(confirmed.json).toEqual({ success: true, message: 'Your email address is confirmed.' });
    expect(await me()).toMatchObject({ email: newEmail, pendingEmail: '', emailVerified: true });
    expect([await statusOfMe(headers), await statusOfMe(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    const again = await confirm(token);
    expect([again.status, again.json.message]).toEqual([400, 'Invalid or Expired Token']);
    expect((await logIn(ana.email, 'former Horse 7')).status).toBe(401);
    expect((await logIn(newEmail, 'former Horse 7')).status).toBe(200);
  });

  test.each(['one process', 'two processes'])(
    'that is confirmed fifty times at once is confirmed once, on %s',
    async (how) => {
      await update({ email: newEmail });
      const token = await confirmToken(newEmail);
      const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : twin);
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => confirm(token, {}, to(index))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );

  test('is replaced by a newer one', async () => {
    await update({ email: newEmail });
    const older = await confirmToken(newEmail);
    await update({ email: `newer-${ana.email}` });
    expect((await confirm(older)).status).toBe(400);
    expect((await me()).pendingEmail).toBe(`newer-${ana.email}`);
  });

  test("is not somebody else's, before and after the mail", async () => {
    const taken = await anAccount(site.db);
    const refused = await update({ email: taken.email.toUpperCase(), city: 'Lisbon' });
    expect([refused.status, refused.json.errors[0].field]).toEqual([409, 'email']);
    expect((await me()).address.city).toBe('');
    await update({ email: newEmail });
    const token = await confirmToken(newEmail);
    await anAccount(site.db, { email: newEmail });
    expect((await confirm(token)).status).toBe(409);
    expect((await me()).email).toBe(ana.email);
  });

  test('is the old one in another case: nothing is mailed', async () => {
    const { json } = await update({ email: ana.email.toUpperCase() });
    expect([json.message, json.user.pendingEmail]).toEqual(['Profile updated', '']);
  });

  test('cannot be used to flood anybody (G-49, T60)', async () => {
    await site.db
      .insert(rateLimits)
      .values({ key: `mail to ${newEmail}`, count: 5000, endsAt: new Date(Date.now() + 60_000) });
    const { status, headers: told } = await update({ email: newEmail });
    expect([status, told['retry-after']]).toEqual([429, '1800']);
  });
});

describe('a change of address', () => {
  test('is taken back by the old address, with whoever made it (T22)', async () => {
    await update({ email: newEmail });
    const token = await undoToken(ana.email);
    await confirm(await confirmToken(newEmail), headers);
    // A thief would now set another password by the new address.
    await call('POST', 'reset-Password', { email: newEmail }, {});
    const reset = await post.token(newEmail, '/reset-password', 2);
    expect(
      (await call('POST', 'change-password', { resetToken: reset, newPassword: 'thief Horse 99' }, {})).status,
    ).toBe(200);
    const thief = { authorization: `Bearer ${(await logIn(newEmail, 'thief Horse 99')).json.AuthenticatorToken}` };
    expect(await statusOfMe(thief)).toEqual([200, 200]);

    expect((await undo(token)).status).toBe(200);
    expect(await statusOfMe(thief)).toEqual([401, 401]);
    for (const email of [ana.email, newEmail]) expect((await logIn(email, 'thief Horse 99')).status).toBe(401);
    const own = await post.token(ana.email, '/reset-password', 2);
    expect(
      (await call('POST', 'change-password', { resetToken: own, newPassword: 'another Horse 8' }, {})).status,
    ).toBe(200);
    expect((await logIn(ana.email, 'another Horse 8')).json.user).toMatchObject({ _id: ana.id, email: ana.email });
    const again = await undo(token);
    expect([again.status, again.json.message]).toEqual([400, 'Invalid or Expired Token']);
  });

  test('is stopped before it is confirmed', async () => {
    await update({ email: newEmail });
    const waiting = await confirmToken(newEmail);
    expect((await undo(await undoToken(ana.email))).status).toBe(200);
    expect((await confirm(waiting)).status).toBe(400);
    expect(await statusOfMe(headers)).toEqual([401, 401]);
  });

  test('keeps the way back to the first address open, however often it is changed', async () => {
    await update({ email: newEmail });
    const first = await undoToken(ana.email);
    await confirm(await confirmToken(newEmail), headers);
    await update({ email: `newer-${ana.email}` });
    await confirm(await confirmToken(`newer-${ana.email}`), headers);
    // Nobody takes the address meanwhile.
    const form = {
      name: 'Thief',
      email: ana.email,
      password: 'thief Horse 99',
      confirmPassword: 'thief Horse 99',
      acceptTerms: true,
    };
    expect((await call('POST', 'register', form, {})).status).toBe(409);
    expect((await undo(first)).status).toBe(200);
    const [stored] = await site.db.select().from(accounts).where(eq(accounts.id, ana.id));
    expect(stored?.email).toBe(ana.email);
  });

  test('gives nothing to an old address that nobody had confirmed', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, ana.id));
    await update({ email: newEmail });
    await confirm(await confirmToken(newEmail), headers);
    expect(await post.to(ana.email, 0)).toEqual([]);
  });
});

test.each(['a new account', 'a new address'])('the mail that confirms %s is of no use after its link', async (what) => {
  if (what === 'a new address') await update({ email: newEmail });
  else
    await call(
      'POST',
      'register',
      {
        name: 'Fresh',
        email: newEmail,
        password: 'fresh Horse 77',
        confirmPassword: 'fresh Horse 77',
        acceptTerms: true,
      },
      {},
    );
  await post.to(newEmail);
  const { rows } = await site.db.execute<{ until: string }>(
    sql`select data->>'expiresAt' as until from pgboss.job where name = 'send-mail' and data->>'to' = ${newEmail}`,
  );
  const [token] = await site.db
    .select()
    .from(oneTimeTokens)
    .where(sql`${oneTimeTokens.payload} ->> 'email' = ${newEmail}`);
  expect(rows).toEqual([{ until: token?.expiresAt.toISOString() }]);
});

test('the address of a new account is confirmed by its mail', async () => {
  const email = `fresh-${ana.email}`;
  const form = {
    name: 'Fresh',
    email,
    password: 'fresh Horse 77',
    confirmPassword: 'fresh Horse 77',
    acceptTerms: true,
  };
  const { json } = await call('POST', 'register', form, {});
  expect(json.user).toMatchObject({ emailVerified: false, pendingEmail: '' });
  expect((await confirm(await confirmToken(email))).status).toBe(200);
  const after = await logIn(email, 'fresh Horse 77');
  expect(after.json.user).toMatchObject({ emailVerified: true, hasPassword: true });
});
