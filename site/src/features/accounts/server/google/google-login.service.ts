import { isStaff } from '#contract/roles.ts';
import { isEmailAddress } from '#contract/rules/email-rule.ts';
import type { Browser } from '#server/http/browser.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { inReadersLanguage } from '#server/languages/reader-language.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { personName } from '../../auth.contract.ts';
import type { LoginError } from '../../login-errors.ts';
import { type Account, addAccount, findAccountByEmail, lockAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { askForMail } from '../login/asked-mail.jobs.ts';
import { consumeToken, isKept, issueToken, tokenSeconds } from '../tokens/one-time-token.service.ts';
import { flowCookie, waitForPassword } from './google-join.service.ts';
import { GoogleFailure, type GoogleProvider, newFlowSecrets, type ProvidedPerson } from './google-provider.ts';
import { addIdentity, findAccountOfIdentity, lockIdentity } from './identity.repository.ts';

type GoogleDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'google' | 'rateLimitScale'>;

/** What the provider sends the browser back with. */
export type ProviderAnswer = Partial<Record<'code' | 'state' | 'iss' | 'error', string | undefined>>;

/**
 * Begins a login at the provider in this browser. Gives the address to go to; that of the login page when there is no
 * way.
 */
export function beginGoogleLogin(dependencies: GoogleDependencies, browser: Browser): Promise<string> {
  return orLoginPage(dependencies, async (google) => {
    const secrets = newFlowSecrets();
    const cookie = newSecret();
    const flow = { ...secrets, browser: hashOfSecret(cookie), language: requestLanguage() };
    const state = await issueToken(dependencies.db, 'google-flow', null, flow);
    browser.setCookie(flowCookie, cookie, tokenSeconds['google-flow']);
    return google.loginUrl({ ...secrets, state });
  });
}

/**
 * Ends a login at the provider, once, in the browser that began it. Gives the address to go to: with a ticket that
 * works for a minute in this browser alone, or that of the login page with the reason, where the password may be asked
 * for first. It is a page of the language in which the login began: what the provider sends back names none.
 */
export async function finishGoogleLogin(
  dependencies: GoogleDependencies,
  answer: ProviderAnswer,
  browser: Browser,
): Promise<string> {
  const { db, google } = dependencies;
  const flow = google && answer.state ? await consumeToken(db, 'google-flow', answer.state) : undefined;
  const { language = '', ...secrets } = flow?.payload ?? {};
  return inReadersLanguage(db, language, () => finishFlow(dependencies, secrets, answer, browser));
}

function finishFlow(
  dependencies: GoogleDependencies,
  { nonce, verifier, browser: began }: Record<string, string>,
  answer: ProviderAnswer,
  browser: Browser,
): Promise<string> {
  const { db, siteUrl, rateLimitScale } = dependencies;
  return orLoginPage(dependencies, async (google) => {
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
      const found = await findOrMakeAccount(tx, person, { requester: browser.address, rateLimitScale });
      if (!found.needsPassword) return issueToken(tx, 'google', found.accountId, { browser: began });
      await waitForPassword(tx, found.accountId, person, cookie);
      return undefined;
    });
    if (ticket === undefined) throw new GoogleFailure('google_password');
    return pageUrl(siteUrl, `/auth/check-login?token=${ticket}`);
  });
}

async function orLoginPage(
  { google, siteUrl }: GoogleDependencies,
  login: (google: GoogleProvider) => Promise<string>,
): Promise<string> {
  const loginPage = (reason: LoginError) => pageUrl(siteUrl, `/login?error=${reason}`);
  if (!google) return loginPage('google_off');
  try {
    return await login(google);
  } catch (error) {
    if (error instanceof GoogleFailure) return loginPage(error.reason);
    throw error;
  }
}

type Found = { accountId: string; needsPassword: boolean };
type Asking = { requester: string; rateLimitScale: number };

/**
 * The account of a person at the provider. A new person gets one, or joins the one that has their address: at once
 * where the provider itself hands that address out, with the account's password otherwise, and for staff in any case.
 * Nobody joins an account whose address no owner has confirmed: somebody may have made it in their name.
 */
async function findOrMakeAccount(tx: Queryable, person: ProvidedPerson, asking: Asking): Promise<Found> {
  await lockIdentity(tx, person);
  const known = await findAccountOfIdentity(tx, person);
  // Until the account was locked, its owner may have taken it back from whoever had this login join it.
  if (known) await lockAccount(tx, known);
  if (known && known === (await findAccountOfIdentity(tx, person))) return { accountId: known, needsPassword: false };
  if (!person.emailVerified || !isEmailAddress(person.email)) throw new GoogleFailure('google_unverified');
  const account = await findOfAddress(tx, person.email);
  if (account?.emailVerifiedAt === null) throw new GoogleFailure('google_unconfirmed');
  if (account && (isStaff(account.role) || !isAuthoritative(person)))
    return { accountId: account.id, needsPassword: true };
  const accountId = account?.id ?? (await makeAccount(tx, person, asking));
  const { issuer, subject } = person;
  await addIdentity(tx, accountId, { issuer, subject });
  return { accountId, needsPassword: false };
}

/** An address elsewhere was theirs when the provider looked; nobody says whose it is now. */
function isAuthoritative({ email, hostedDomain }: ProvidedPerson): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === 'gmail.com' || domain === hostedDomain.toLowerCase();
}

async function findOfAddress(tx: Queryable, email: string): Promise<Account | undefined> {
  const found = await findAccountByEmail(tx, email);
  const account = found && (await lockAccount(tx, found.id));
  // Its address may have changed until it was locked.
  return account?.email.toLowerCase() === email.toLowerCase() ? account : undefined;
}

async function makeAccount(
  tx: Queryable,
  person: ProvidedPerson,
  { requester, rateLimitScale }: Asking,
): Promise<string> {
  const { email, name } = person;
  // For an account that can still have this address back it would be in the way.
  if (await isKept(tx, email)) throw new GoogleFailure('google_failed');
  const goodName = personName.safeParse(name).data ?? email.slice(0, email.indexOf('@'));
  const isConfirmed = isAuthoritative(person);
  const account = await addAccount(tx, {
    email,
    name: goodName,
    emailVerifiedAt: isConfirmed ? new Date() : null,
    language: requestLanguage(),
  });
  // Somebody registered with it at this moment; the next try finds that account.
  if (!account) throw new GoogleFailure('google_failed');
  const asked = { purpose: 'confirm-email', email, accountId: account.id, requester } as const;
  if (!isConfirmed) await askForMail(tx, asked, rateLimitScale);
  return account.id;
}
