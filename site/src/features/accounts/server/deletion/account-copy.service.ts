import type { Viewer } from '#server/dependencies.ts';
import { readUser } from '../account.service.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { listIdentitiesOf } from '../google/identity.repository.ts';
import { deviceOf } from '../login/device.rules.ts';
import { listKnownBrowsersOf } from '../login/known-browser.repository.ts';
import { presentPasskey } from '../passkeys/passkey.presenter.ts';
import { listPasskeysOf } from '../passkeys/passkey.repository.ts';
import { listSessionsOf } from '../sessions/session.repository.ts';

/** All that is kept of somebody, for themselves. No hash and no token is in it. */
export async function copyAccount(
  dependencies: AccountDependencies,
  { accountId, sessionId }: Viewer,
): Promise<Record<string, unknown>> {
  const { reads, copies } = dependencies;
  const profile = await readUser(dependencies, accountId);
  const person = { id: accountId, email: profile.emailVerified ? profile.email : '' };
  const [sessions, identities, passkeys, browsers, others] = await Promise.all([
    listSessionsOf(reads, accountId),
    listIdentitiesOf(reads, accountId),
    listPasskeysOf(reads, accountId),
    listKnownBrowsersOf(reads, accountId),
    Promise.all(Object.entries(copies).map(async ([name, copy]) => [name, await copy(reads, person)])),
  ]);
  return {
    profile,
    sessions: sessions.map(({ id, userAgent, ...times }) => ({
      device: deviceOf(userAgent),
      ...times,
      current: id === sessionId,
    })),
    logins: identities,
    passkeys: passkeys.map(presentPasskey),
    knownBrowsers: browsers,
    ...Object.fromEntries(others),
  };
}
