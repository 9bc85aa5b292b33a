import type { Queryable } from '#server/queryable.ts';
import { addIdentity, listIdentitiesOf } from './google/identity.repository.ts';
import { addPasskey, listPasskeysOf } from './passkeys/passkey.repository.ts';

/** A passkey, and a login elsewhere. */
export async function addLoginMethods(db: Queryable, accountId: string): Promise<void> {
  const passkey = { id: `key of ${accountId}`, publicKey: '', counter: 0, transports: [], name: '' };
  await addPasskey(db, { ...passkey, accountId });
  await addIdentity(db, accountId, { issuer: 'https://provider.example', subject: accountId });
}

/** How many passkeys somebody has, and how many logins elsewhere. */
export async function countLoginMethods(
  db: Queryable,
  accountId: string,
): Promise<[passkeys: number, identities: number]> {
  return [(await listPasskeysOf(db, accountId)).length, (await listIdentitiesOf(db, accountId)).length];
}
