import { presentMessage } from '../../../contract/message.ts';
import { bodyOrQuery } from '../../../server/body-or-query.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import * as contract from '../password.contract.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { presentLogin } from './auth.routes.ts';
import { changePassword, requestLink, updatePassword } from './password.service.ts';
import { logInByToken } from './ticket.service.ts';

export function passwordRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, rateLimitScale } = dependencies;
  return [
    implement(contract.requestReset, async ({ body, query }) => {
      const { email } = bodyOrQuery(contract.emailRequest, body, query);
      await requestLink(db, 'reset', email, rateLimitScale);
      return presentMessage('If this address has an account, a link to set a new password is on its way.');
    }),
    implement(contract.requestSignInLink, async ({ body, query }) => {
      const { email } = bodyOrQuery(contract.emailRequest, body, query);
      await requestLink(db, 'sign-in', email, rateLimitScale);
      return presentMessage('If this address has an account, a link to log in is on its way.');
    }),
    implement(contract.changePassword, async ({ body, query }) => {
      await changePassword(db, bodyOrQuery(contract.passwordChange, body, query));
      return presentMessage('Password Reset Successfully');
    }),
    implement(contract.tradeToken, async ({ params, browser }) =>
      presentLogin(dependencies, 'Login successful', await logInByToken(db, params.token, browser)),
    ),
    implement(contract.updatePassword, async ({ body, viewer, browser }) => {
      await updatePassword(db, viewer, body, browser);
      return presentMessage('Your password is changed. Other devices are logged out.');
    }),
  ];
}
