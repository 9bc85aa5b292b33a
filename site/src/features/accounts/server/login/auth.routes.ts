import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../auth.contract.ts';
import { readUser } from '../account.service.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import type { Admission, LoggedIn } from '../second-factor/second-step.service.ts';
import { closeSession } from '../sessions/session.service.ts';
import { logInByPassword, registerAccount } from './login.service.ts';

/** What every way of logging in answers that shows one thing alone. */
export async function presentAdmission(
  dependencies: AccountDependencies,
  admission: Admission,
): Promise<contract.LoginAnswer | contract.SecondStepAnswer> {
  if ('session' in admission) return presentLogin(dependencies, t.loggedIn, admission);
  const { twoFactor, ticket } = admission.begun;
  return { ...presentMessage(t.oneMoreStep), twoFactor, ticket };
}

/** What a login answers that is done. */
export async function presentLogin(
  dependencies: AccountDependencies,
  message: string,
  { accountId, session }: LoggedIn,
): Promise<contract.LoginAnswer> {
  const user = await readUser(dependencies, accountId);
  return {
    ...presentMessage(message),
    user,
    exp: session.expiresAt,
    AuthenticatorToken: session.token,
    ...setupNeededIf(session),
  };
}

export function authRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implement(contract.register, async ({ body, browser }) =>
      presentLogin(dependencies, t.accountReady, await registerAccount(dependencies, body, browser)),
    ),
    implement(contract.logIn, async ({ body, browser }) =>
      presentAdmission(dependencies, await logInByPassword(db, body, browser)),
    ),
    implement(contract.logOut, async ({ browser }) => {
      await closeSession(db, browser);
      // Another site could have it all thrown away.
      if (browser.origin === 'own') browser.clearStorage();
      return presentMessage(t.loggedOut);
    }),
    implement(contract.readMe, async ({ viewer }) => ({
      ...presentMessage(t.loggedIn),
      user: await readUser(dependencies, viewer.accountId),
      exp: viewer.expiresAt,
      ...setupNeededIf(viewer),
    })),
    implement(contract.openAccount, async ({ viewer }) => ({ location: viewer ? '/profile' : '/login' })),
    implement(contract.readProfile, async ({ viewer }) => presentData(await readUser(dependencies, viewer.accountId))),
  ];
}

const setupNeededIf = ({ setupOnly }: { setupOnly?: boolean }) => (setupOnly ? { setupNeeded: true as const } : {});
