import { Problem } from '#contract/problem.ts';
import type { Browser } from '#server/http/browser.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import type { UsedCredential } from '../../passkey.contract.ts';
import { lockAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { type LoggedIn, secondStepCookie } from '../second-factor/second-step.service.ts';
import { handOverCookie, openSession } from '../sessions/session.service.ts';
import { addToken } from '../tokens/one-time-token.repository.ts';
import { consumeToken, tokenSeconds } from '../tokens/one-time-token.service.ts';
import { findPasskey, type Passkey, recordPasskeyUse } from './passkey.repository.ts';
import { userHandleOf } from './passkey.service.ts';
import { bytesOf, challengeOf, relyingPartyOf } from './relying-party.ts';

/** FieldAttributes what is to be signed to the browser that asked for it. */
const challengeCookie = 'passkey-login';

type LoginDependencies = Pick<AccountDependencies, 'db' | 'siteUrl'>;

/**
 * What a passkey has to sign, once. Throws `not_allowed` for whatever is no page of ours: there are no passkeys
 * elsewhere.
 */
export async function beginPasskeyLogin({ db, siteUrl }: LoginDependencies, browser: Browser) {
  if (browser.origin !== 'own') throw new Problem('not_allowed');
  const party = relyingPartyOf(siteUrl);
  const [challenge, secret] = [newSecret(), newSecret()];
  const seconds = tokenSeconds['passkey-login'];
  const payload = { browser: hashOfSecret(secret) };
  await addToken(db, { hash: hashOfSecret(challenge), purpose: 'passkey-login', accountId: null, payload, seconds });
  browser.setCookie(challengeCookie, secret, seconds);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Logs in whoever holds a passkey and has shown it finger, face or PIN: two things at once, so there is no second step.
 * Throws `not_logged_in`, with the same words for whatever is wrong.
 */
export async function logInByPasskey(
  { db, siteUrl }: LoginDependencies,
  credential: UsedCredential,
  browser: Browser,
): Promise<LoggedIn> {
  if (browser.origin !== 'own') throw new Problem('not_allowed');
  const challenge = challengeOf(credential.response.clientDataJSON) ?? '';
  // Used up by the first try, whatever comes of it.
  const taken = await consumeToken(db, 'passkey-login', challenge);
  const secret = browser.cookie(challengeCookie);
  if (!taken || !secret || hashOfSecret(secret) !== taken.payload.browser) throw refused();
  const passkey = await findPasskey(db, credential.id);
  if (!passkey) throw refused();
  const newCounter = await verifiedCounter(credential, challenge, passkey, siteUrl);
  const loggedIn = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, passkey.accountId);
    if (!account || !(await recordPasskeyUse(tx, passkey, newCounter))) throw refused();
    const session = await openSession(tx, account, browser, 'Passkey', { passkeyId: passkey.id });
    return { accountId: account.id, session };
  });
  for (const cookie of [challengeCookie, secondStepCookie])
    if (browser.cookie(cookie) !== undefined) browser.clearCookie(cookie);
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}

async function verifiedCounter(credential: UsedCredential, challenge: string, passkey: Passkey, siteUrl: string) {
  const party = relyingPartyOf(siteUrl);
  const { userHandle } = credential.response;
  const isOwners = !userHandle || Buffer.from(userHandleOf(passkey.accountId)).equals(bytesOf(userHandle));
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  type Options = Parameters<typeof verifyAuthenticationResponse>[0];
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as Options['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
    });
    if (verified && isOwners) return authenticationInfo.newCounter;
  } catch {
    // Whatever was wrong with it, nobody learns more of it.
  }
  throw refused();
}

const refused = () => new Problem('not_logged_in', t.passkeyRefused);
