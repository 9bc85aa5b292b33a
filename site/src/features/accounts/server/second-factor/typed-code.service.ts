import { Problem } from '#contract/problem.ts';
import type { Browser } from '#server/http/browser.ts';
import { addToCount, deleteCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Account, findAccount } from '../account.repository.ts';
import { t } from '../api-account-answers.texts.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { hashOfCode, readCode, stepOfCode, type TypedCode } from './one-time-code.ts';
import * as store from './second-factor.repository.ts';

/** Wrong codes from one client; codes of the app from all of them together: of a million each try hits three. */
const limits = { mostOfClient: 10, clientSeconds: 15 * 60, mostOfAll: 100, allSeconds: 24 * 60 * 60 };

/**
 * What somebody has typed, counted before it is looked at: `tries` tells how often, and by which key to forget it.
 * Throws `invalid_input` and `too_many`.
 */
export async function readTypedCode(db: Queryable, accountId: string, typed: string, browser: Browser) {
  const code = readCode(typed);
  if (!code) throw wrongCode();
  return { code, tries: await countTry(db, accountId, code, browser) };
}

/**
 * Whether a code is right, which uses it up. Each of the app works once, and none that is older than one that was
 * taken.
 */
export async function consumeCode(db: Queryable, accountId: string, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === 'recovery') return store.consumeRecoveryCode(db, accountId, hashOfCode(code));
  const known = await store.findSecret(db, accountId);
  if (!known?.isConfirmed) return false;
  const step = stepOfCode(known.secret, code, known.nowMs);
  return step !== undefined && store.consumeStep(db, accountId, step);
}

/**
 * Uses up the code of somebody who is logged in. Throws `invalid_input` for a wrong one, `too_many` for whoever
 * guesses.
 */
export async function requireCode(db: Queryable, { id }: Account, typed: string, browser: Browser): Promise<void> {
  const { code, tries } = await readTypedCode(db, id, typed, browser);
  if (await consumeCode(db, id, code)) return deleteCount(db, tries.key);
  await recordWrongCode(db, id, tries.count, 'Wrong code while logged in');
  throw wrongCode();
}

/**
 * Whoever comes this far knows the password or has a login, so the limit for all is a hard one; recovery codes, which
 * nobody guesses, still let the owner go on then.
 */
async function countTry(db: Queryable, accountId: string, { kind }: TypedCode, { address }: Browser) {
  const key = `second step of ${accountId} by ${address}`;
  const ofClient = await addToCount(db, key, limits.clientSeconds);
  if (ofClient.count > limits.mostOfClient)
    throw new Problem('too_many', undefined, { retryAfterSeconds: ofClient.secondsLeft });
  const ofAll = await addToCount(db, `second step of ${accountId} by ${kind}`, limits.allSeconds);
  if (kind === 'totp' && ofAll.count > limits.mostOfAll)
    throw new Problem('too_many', t.tooManyCodes, {
      retryAfterSeconds: ofAll.secondsLeft,
    });
  return { key, count: ofAll.count };
}

/** Colleagues should see it, and not a hundred lines of it. */
export async function recordWrongCode(db: Queryable, accountId: string, count: number, detail: string): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account && (count <= 5 || count % 25 === 0))
    await recordStaffSecurity(db, account, { action: 'Failed login', detail });
}

/** At the field of the form. */
export function wrongCode(): Problem {
  const message = t.wrongCode;
  return new Problem('invalid_input', message, { errors: [{ field: 'code', message }] });
}
