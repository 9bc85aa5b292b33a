import type { Viewer } from '../../../server/dependencies.ts';
import { readUser } from './account.service.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { listIdentitiesOf } from './identity.repository.ts';
import { listSessionsOf } from './session.repository.ts';

/** All that is kept of somebody, for themselves. No hash and no token is in it. */
export async function copyAccount(
  dependencies: AccountDependencies,
  { accountId, sessionId }: Viewer,
): Promise<Record<string, unknown>> {
  const { reads, copies } = dependencies;
  const profile = await readUser(dependencies, accountId);
  const person = { id: accountId, email: profile.emailVerified ? profile.email : '' };
  const [sessions, identities, others] = await Promise.all([
    listSessionsOf(reads, accountId),
    listIdentitiesOf(reads, accountId),
    Promise.all(Object.entries(copies).map(async ([name, copy]) => [name, await copy(reads, person)])),
  ]);
  return {
    profile,
    sessions: sessions.map(({ id, ...times }) => ({ ...times, current: id === sessionId })),
    logins: identities,
    ...Object.fromEntries(others),
  };
}
