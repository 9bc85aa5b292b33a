import { TOTP } from 'otpauth';
import type { Queryable } from '#server/queryable.ts';
import { hashOfCode, newTotpSecret } from './one-time-code.ts';
import { beginSecret, confirmSecret, replaceRecoveryCodes } from './second-factor.repository.ts';

/** What an authenticator app shows; `ahead` of now by so many times 30 seconds. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

export const recoveryCode = 'ABCD-EFGH-2345-MNOP';

/** Somebody's authenticator app, as set up long ago, with one recovery code. Gives its secret. */
export async function anAuthenticatorApp(db: Queryable, accountId: string): Promise<string> {
  const secret = newTotpSecret();
  await beginSecret(db, accountId, secret);
  await confirmSecret(db, accountId, 0);
  await replaceRecoveryCodes(db, accountId, [hashOfCode(recoveryCode.replaceAll('-', ''))]);
  return secret;
}
