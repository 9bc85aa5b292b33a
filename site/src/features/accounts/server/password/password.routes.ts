import { presentMessage } from '#contract/message.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { bodyOrQuery } from '#server/http/body-or-query.ts';
import { t as linkAnswers } from '../../link-answers.texts.ts';
import * as contract from '../../password.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { presentAdmission } from '../login/auth.routes.ts';
import { requesterOf } from '../login/known-browser.service.ts';
import { logInByToken, rememberAsking } from '../login/ticket.service.ts';
import { changePassword, requestLink, updatePassword } from './password.service.ts';

export function passwordRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, rateLimitScale } = dependencies;
  return [
    implement(contract.requestReset, async ({ body, query, browser }) => {
      const { email } = bodyOrQuery(contract.emailRequest, body, query);
      const asked = { purpose: 'reset', email, ...(await requesterOf(db, browser, email)) } as const;
      await requestLink(db, asked, rateLimitScale);
      return presentMessage(linkAnswers.reset);
    }),
    implement(contract.requestSignInLink, async ({ body, query, browser }) => {
      const { email } = bodyOrQuery(contract.emailRequest, body, query);
      const asked = { purpose: 'sign-in', email, ...(await requesterOf(db, browser, email)) } as const;
      await requestLink(db, { ...asked, browser: rememberAsking(browser) }, rateLimitScale);
      return presentMessage(linkAnswers.signIn);
    }),
    implement(contract.changePassword, async ({ body, query }) => {
      await changePassword(dependencies, {
        ...bodyOrQuery(contract.passwordChange, body, query),
        removesOtherWays: body?.removeOtherWays === 'on',
      });
      return presentMessage(t.passwordReset);
    }),
    implement(contract.tradeToken, async ({ params, body, browser }) => {
      const admission = await logInByToken(db, params.token, browser, body?.confirmed === true);
      return presentAdmission(dependencies, admission);
    }),
    implement(contract.updatePassword, async ({ body, viewer, browser }) => {
      await updatePassword(dependencies, viewer, body, browser);
      return presentMessage(t.passwordChanged);
    }),
  ];
}
