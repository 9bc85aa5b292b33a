import { presentMessage } from '../../../contract/message.ts';
import { presentData } from '../../../contract/pagination.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import * as contract from '../auth.contract.ts';
import { readUser } from './account.service.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { type LoggedIn, logInByPassword, registerAccount } from './login.service.ts';
import { closeSession } from './session.service.ts';

/** What every way of logging in answers. */
export async function presentLogin(
  dependencies: AccountDependencies,
  message: string,
  { accountId, session }: LoggedIn,
): Promise<contract.LoginAnswer> {
  const user = await readUser(dependencies, accountId);
  return { ...presentMessage(message), user, exp: session.expiresAt, AuthenticatorToken: session.token };
}

export function authRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implement(contract.register, async ({ body, browser }) =>
      presentLogin(dependencies, 'Your account is ready', await registerAccount(dependencies, body, browser)),
    ),
    implement(contract.logIn, async ({ body, browser }) =>
      presentLogin(dependencies, 'Login successful', await logInByPassword(db, body, browser)),
    ),
    implement(contract.logOut, async ({ browser }) => {
      await closeSession(db, browser);
      return presentMessage('You are logged out');
    }),
    implement(contract.readMe, async ({ viewer }) => ({
      ...presentMessage('Login successful'),
      user: await readUser(dependencies, viewer.accountId),
      exp: viewer.expiresAt,
    })),
    implement(contract.readProfile, async ({ viewer }) => presentData(await readUser(dependencies, viewer.accountId))),
  ];
}
