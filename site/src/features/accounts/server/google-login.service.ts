import { isEmailAddress } from '../../../contract/email-rule.ts';
import type { Browser } from '../../../server/browser.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { hashOfSecret, newSecret } from '../../../server/secret.ts';
import { personName } from '../auth.contract.ts';
import type { LoginError } from '../login-errors.ts';
import { addAccount, findAccountByEmail, lockAccount } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { GoogleFailure, type GoogleProvider, newFlowSecrets, type ProvidedPerson } from './google-provider.ts';
import { addIdentity, findAccountOfIdentity, lockIdentity } from './identity.repository.ts';
import { isKept, issueToken, takeToken, tokenSeconds } from './one-time-token.service.ts';
import { acceptOwner } from './ownership.service.ts';
import { flowCookie } from './ticket.service.ts';

type GoogleDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'google'>;

/** What the provider sends the browser back with. */
export type ProviderAnswer = Partial<Record<'code' | 'state' | 'iss' | 'error', string | undefined>>;

/** Begins a login at the provider in this browser. Gives the address to go to; that of the login page when there is no way. */
export function beginGoogleLogin(dependencies: GoogleDependencies, browser: Browser): Promise<string> {
  return orLoginPage(dependencies, async (google) => {
    const secrets = newFlowSecrets();
    const cookie = newSecret();
    const state = await issueToken(dependencies.db, 'google-flow', null, { ...secrets, browser: hashOfSecret(cookie) });
    browser.setCookie(flowCookie, cookie, tokenSeconds['google-flow']);
    return google.loginUrl({ ...secrets, state });
  });
}

/**
 * Ends a login at the provider, once, in the browser that began it. Gives the address to go to: with a ticket that works for a minute in
 * this browser alone, or that of the login page with the reason.
 */
export function finishGoogleLogin(
  dependencies: GoogleDependencies,
  answer: ProviderAnswer,
  browser: Browser,
): Promise<string> {
  const { db, siteUrl } = dependencies;
  return orLoginPage(dependencies, async (google) => {
    const flow = answer.state ? await takeToken(db, 'google-flow', answer.state) : undefined;
    const { nonce, verifier, browser: began } = flow?.payload ?? {};
    const cookie = browser.cookie(flowCookie);
    if (!nonce || !verifier || !began || !cookie || hashOfSecret(cookie) !== began)
      throw new GoogleFailure('google_failed');
    if (answer.error === 'access_denied') throw new GoogleFailure('google_cancelled');
    if (!answer.code || !answer.state) throw new GoogleFailure('google_failed');
    const person = await google.personOf(
      { code: answer.code, iss: answer.iss },
      { state: answer.state, nonce, verifier },
    );
    const ticket = await db.transaction(async (tx) => {
      const accountId = await accountOf(tx, person);
      return issueToken(tx, 'google', accountId, { browser: began });
    });
    return `${siteUrl}/auth/check-login?token=${ticket}`;
  });
}

async function orLoginPage(
  { google, siteUrl }: GoogleDependencies,
  login: (google: GoogleProvider) => Promise<string>,
): Promise<string> {
  const loginPage = (reason: LoginError) => `${siteUrl}/login?error=${reason}`;
  if (!google) return loginPage('google_off');
  try {
    return await login(google);
  } catch (error) {
    if (error instanceof GoogleFailure) return loginPage(error.reason);
    throw error;
  }
}

/**
 * The account of a person at the provider. A new person gets one, or joins the one that has their address, if the provider says that the
 * address is theirs. An account whose address nobody had confirmed is theirs alone from then on.
 */
async function accountOf(tx: Queryable, person: ProvidedPerson): Promise<string> {
  await lockIdentity(tx, person);
  const known = await findAccountOfIdentity(tx, person);
  if (known) return known;
  if (!person.emailVerified || !isEmailAddress(person.email)) throw new GoogleFailure('google_unverified');
  const accountId = (await joinAccount(tx, person)) ?? (await makeAccount(tx, person));
  const { issuer, subject } = person;
  await addIdentity(tx, accountId, { issuer, subject });
  return accountId;
}

async function joinAccount(tx: Queryable, { email }: ProvidedPerson): Promise<string | undefined> {
  const found = await findAccountByEmail(tx, email);
  const account = found && (await lockAccount(tx, found.id));
  // Its address may have changed until it was locked.
  if (account?.email.toLowerCase() !== email.toLowerCase()) return undefined;
  await acceptOwner(tx, account);
  return account.id;
}

async function makeAccount(tx: Queryable, { email, name }: ProvidedPerson): Promise<string> {
  // For an account that can still have this address back it would be in the way.
  if (await isKept(tx, email)) throw new GoogleFailure('google_failed');
  const goodName = personName.safeParse(name).data ?? email.slice(0, email.indexOf('@'));
  const account = await addAccount(tx, { email, name: goodName, emailVerifiedAt: new Date() });
  // Somebody registered with it at this moment; the next try joins that account.
  if (!account) throw new GoogleFailure('google_failed');
  return account.id;
}
