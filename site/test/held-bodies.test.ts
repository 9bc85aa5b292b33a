import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount, logInAs } from '../src/features/accounts/server/account.fixture.ts';
import { findAccount, lockAccount } from '../src/features/accounts/server/account.repository.ts';
import { accounts } from '../src/features/accounts/server/account.table.ts';
import { listPasskeysOf } from '../src/features/accounts/server/passkeys/passkey.repository.ts';
import { softwareAuthenticator } from '../src/features/accounts/server/passkeys/software-authenticator.fixture.ts';
import { newTotpSecret } from '../src/features/accounts/server/second-factor/one-time-code.ts';
import { codeOf } from '../src/features/accounts/server/second-factor/second-factor.fixture.ts';
import { beginSecret, hasTotp } from '../src/features/accounts/server/second-factor/second-factor.repository.ts';
import { deleteSessionsOf } from '../src/features/accounts/server/sessions/session.repository.ts';
import { sessions } from '../src/features/accounts/server/sessions/session.table.ts';
import { issueToken } from '../src/features/accounts/server/tokens/one-time-token.service.ts';
import { countWaiting } from './calls/waiting-statements.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite({ config: { siteUrl: 'http://trekker.test' } });
beforeEach(keptRows(site).restore);
const id = '00000000-0000-4000-8000-00000000abcd';
const auth = '/api/v3/auth';

/** Somebody whose next call is noted. */
async function somebody(role: 'USER' | 'ADMIN' | 'AUTHOR') {
  const account = await anAccount(site.db, { role });
  const headers = await logInAs(site.db, account);
  const mine = eq(sessions.accountId, account.id);
  await site.db.update(sessions).set({ lastUsedAt: sql`now() - interval '6 minutes'` }).where(mine);
  const isNoted = async () => {
    const [session] = await site.db
      .select({ isNoted: sql<boolean>`last_used_at > now() - interval '1 minute'` })
      .from(sessions)
      .where(mine);
    return session?.isNoted ?? false;
  };
  return { account, headers, isNoted };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Sends a call but for the end of its body, which it sends when asked for: by then the call has been let in. */
async function held(
  { headers, isNoted }: Somebody,
  method: string,
  path: string,
  body: Buffer,
  { type = 'application/json', isUnattended = false } = {},
) {
  const { hostname, port } = new URL(site.origin);
  const described = { ...headers, 'content-type': type, 'content-length': String(body.length) };
  const call = request({ hostname, port, method, path, headers: described });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    call
      .on('error', reject)
      .on('response', async (answer) => resolve({ status: answer.statusCode ?? 0, text: await text(answer) }));
  });
  call.write(body.subarray(0, -1));
  // A call that nobody attends to is not noted: let in or not, it is asked again who makes it.
  if (!isUnattended) await vi.waitUntil(isNoted, { timeout: 150_000, interval: 5 });
  return () => {
    call.end(body.subarray(-1));
    return answered;
  };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('a call whose body arrives late', () => {
  test('is refused if its session has ended meanwhile, whichever call it is (T13)', async () => {
    const made: string[] = [];
    let calls = 0;
    for (const { method, paths, ignoresLogin, isUnattended } of site.site.endpoints) {
      if (method === 'GET' || ignoresLogin) continue;
      calls += 1;
      const person = await somebody('AUTHOR');
      const path = paths[0].replace(':language', 'de').replace(/:\w+/g, id);
      const finish = await held(person, method, path, json({}), { isUnattended });
      await deleteSessionsOf(site.db, person.account.id);
      const { status } = await finish();
      if (status !== 401) made.push(`${method} ${path} ${status}`);
    }
    expect(calls).toBeGreaterThan(20);
    expect(made).toEqual([]);
  });

  test('with files is refused to somebody who is no longer staff (T13)', async () => {
    const person = await somebody('ADMIN');
    const form = new FormData();
    form.append('title', 'Held');
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const body = Buffer.from(await sent.arrayBuffer());
    const call = site.site.endpoints.find(
      ({ files, access, method }) => files && access === 'staff' && method === 'POST',
    );
    const finish = await held(person, 'POST', String(call?.paths[0]), body, { type });
    await site.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, person.account.id));
    expect((await finish()).status).toBe(403);
  });

  test('is accepted if the session goes on (T13)', async () => {
    const person = await somebody('USER');
    const finish = await held(person, 'PUT', `${auth}/UpdateProfile`, json({ name: 'Ana Slow' }));
    expect((await finish()).status).toBe(200);
  });
});

describe('a session that ends while its call waits adds', () => {
  /** Makes a call that has to wait for its account, and ends its login before it goes on. */
  async function overtaken(person: Somebody, call: () => Promise<{ status: number }>) {
    const { answer } = await site.db.transaction(async (tx) => {
      await lockAccount(tx, person.account.id);
      const answer = call();
      await expect.poll(() => countWaiting(tx)).toBe(1);
      await deleteSessionsOf(tx, person.account.id);
      return { answer };
    });
    return (await answer).status;
  }
  const ask = (person: Somebody, path: string, body: unknown) =>
    site.ask(`${auth}/${path}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: json(body),
    });

  test('no authenticator app (T92)', async () => {
    const person = await somebody('ADMIN');
    const secret = newTotpSecret();
    await beginSecret(site.db, person.account.id, secret);
    const confirm = () => ask(person, 'two-factor/totp/confirm', { code: codeOf(secret) });
    expect(await overtaken(person, confirm)).toBe(401);
    expect(await hasTotp(site.db, person.account.id)).toBe(false);
  });

  test('no passkey (T93)', async () => {
    const person = await somebody('USER');
    const options = (await ask(person, 'passkeys/options', {})).json.data;
    const device = softwareAuthenticator({ origin: 'http://trekker.test', rpId: 'trekker.test' });
    expect(await overtaken(person, () => ask(person, 'passkeys', { credential: device.make(options) }))).toBe(401);
    expect(await listPasskeysOf(site.db, person.account.id)).toEqual([]);
  });

  test('no new address (T92)', async () => {
    const person = await somebody('USER');
    await site.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, person.account.id));
    const email = `next-${person.account.email}`;
    const token = await issueToken(site.db, 'confirm-email', person.account.id, { email });
    expect(await overtaken(person, () => ask(person, 'confirm-email', { token }))).toBe(403);
    expect((await findAccount(site.db, person.account.id))?.email).toBe(person.account.email);
  });
});
