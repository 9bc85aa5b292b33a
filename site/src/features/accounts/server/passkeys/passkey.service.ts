import { Problem } from '#contract/problem.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import type { NewCredential } from '../../passkey.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { deviceOf } from '../login/device.rules.ts';
import { requireUnchanged } from '../password/password.service.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { type Proof, requireOwner } from '../second-factor/owner-proof.service.ts';
import { requireAnotherFactor } from '../second-factor/required-factor.service.ts';
import { factorMail } from '../second-factor/second-factor.mails.ts';
import { deleteSessionsOf, isKnown, openUp } from '../sessions/session.repository.ts';
import { lockOwnAccount } from '../sessions/session.service.ts';
import { addToken } from '../tokens/one-time-token.repository.ts';
import { consumeToken, tokenSeconds } from '../tokens/one-time-token.service.ts';
import * as store from './passkey.repository.ts';
import { bytesOf, challengeOf, type RelyingParty, relyingPartyOf } from './relying-party.ts';

const mostPasskeys = 10;

/** EdDSA, ES256, RS256: named, as the library's own choice tries what this Node still calls experimental. */
const algorithms = [-8, -7, -257];

type PasskeyDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'siteName'>;

/**
 * What the browser needs to make a passkey, which this login alone may add. Throws `conflict` where there are enough.
 */
export async function beginPasskey(
  { db, siteUrl, siteName }: PasskeyDependencies,
  viewer: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
): Promise<Record<string, unknown>> {
  const party = relyingPartyOf(siteUrl);
  const account = await requireOwner(db, viewer, proof, browser);
  const known = await store.listPasskeysOf(db, account.id);
  if (known.length >= mostPasskeys) throw enough();
  const challenge = newSecret();
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, viewer);
    await addToken(tx, {
      hash: hashOfSecret(challenge),
      purpose: 'passkey-setup',
      accountId: account.id,
      sessionId: viewer.sessionId,
      payload: {},
      seconds: tokenSeconds['passkey-setup'],
    });
  });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: await siteName(db),
    rpID: party.id,
    userName: account.email,
    userDisplayName: account.name,
    userID: userHandleOf(account.id),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** By which a passkey knows its account. */
export const userHandleOf = (accountId: string) => Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));

/**
 * Adds what the browser made. Throws `invalid_input` where it is not what was asked for, in this login and within five
 * minutes; `conflict` where there are enough.
 */
export async function addPasskey(
  { db, siteUrl }: PasskeyDependencies,
  viewer: Viewer,
  { name, credential }: { name?: string | undefined; credential: NewCredential },
  browser: Browser,
): Promise<void> {
  const challenge = challengeOf(credential.response.clientDataJSON) ?? '';
  // Used up by the first try, whatever comes of it.
  const taken = await consumeToken(db, 'passkey-setup', challenge);
  if (taken?.accountId !== viewer.accountId || taken.sessionId !== viewer.sessionId)
    throw (await isKnown(db, viewer.sessionId)) ? notMade() : new Problem('not_logged_in');
  const made = await verified(credential, challenge, relyingPartyOf(siteUrl));
  await db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, viewer);
    // Others may have been begun before this one, and added since.
    if ((await store.listPasskeysOf(tx, account.id)).length >= mostPasskeys) throw enough();
    const added = await store.addPasskey(tx, {
      id: made.id,
      accountId: account.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: credential.response.transports,
      name: name || deviceOf(browser.userAgent),
    });
    if (!added) throw new Problem('conflict', t.passkeyInUse);
    if (viewer.setupOnly) {
      await deleteSessionsOf(tx, account.id, viewer.sessionId);
      await openUp(tx, viewer.sessionId);
    }
    await recordStaffSecurity(tx, account, { action: 'Second factor', detail: 'Passkey added' });
    await mailOwner(tx, account, () => factorMail(siteUrl, 'passkey-on'));
  });
}

/** The owner's finger, face or PIN has been asked for, on a page of ours. */
async function verified(credential: NewCredential, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    await refuseCertificates(credential);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch {
    // Whatever was wrong with it, there is one thing to do.
  }
  throw notMade();
}

/** We ask for no word of the maker's: to look into one, the library may fetch an address that its certificate names. */
async function refuseCertificates({ response }: NewCredential): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(bytesOf(response.attestationObject));
  const hasCertificates = object.get('attStmt').get('x5c') !== undefined;
  if (hasCertificates || !['none', 'packed'].includes(object.get('fmt'))) throw notMade();
}

/** Throws `not_found`; `conflict` for the last factor of staff where one is required. */
export async function removePasskey(
  { db, siteUrl }: PasskeyDependencies,
  viewer: Viewer,
  { id, proof }: { id: string; proof: Proof | null | undefined },
  browser: Browser,
): Promise<void> {
  const compared = await requireOwner(db, viewer, proof, browser);
  await db.transaction(async (tx) => {
    const account = await requireUnchanged(tx, compared);
    const removed = await store.deletePasskey(tx, account.id, id);
    if (!removed) throw new Problem('not_found', t.passkeyGone);
    await requireAnotherFactor(tx, account);
    await recordStaffSecurity(tx, account, { action: 'Second factor', detail: 'Passkey removed' });
    await mailOwner(tx, account, () => factorMail(siteUrl, 'passkey-off'));
  });
}

const enough = () => new Problem('conflict', t.enoughPasskeys);
const notMade = () => new Problem('invalid_input', t.passkeyNotAdded);
