import { homeOf } from '#contract/home-path.ts';
import { pendingLoginCookie } from '#contract/pending-login.ts';
import { returnPath } from '#contract/return-path.ts';
import { isGoodPassword, passwordRule } from '#contract/rules/password-rule.ts';
import { setUpPath } from '#contract/second-factor-setup-path.ts';
import { type PageForm, pageForm, type Submission } from '#server/forms/page-form.ts';
import { type LoginAnswer, logIn, register, type SecondStepAnswer } from '../auth.contract.ts';
import { changePassword, requestReset, requestSignInLink } from '../password.contract.ts';
import { finishLogin } from '../second-factor.contract.ts';
import { secondStepAddress, secondStepPath } from '../second-step-address.ts';
import { t } from './api-account-answers.texts.ts';

/** How long the page after the login may take to come, with its script. */
const handOverSeconds = 10 * 60;

function leadOnLoggedIn(
  { AuthenticatorToken, user, setupNeeded }: LoginAnswer,
  { query, siteUrl, browser }: Submission,
): string {
  browser.setScriptCookie(pendingLoginCookie, AuthenticatorToken, handOverSeconds);
  const path = returnPath(query.get('next'), siteUrl, homeOf(user.role));
  return setupNeeded ? `${setUpPath}?${new URLSearchParams({ next: path })}` : path;
}

/** A login by one thing alone may have to go on to its second step. */
function leadOnFromFirstStep(answer: LoginAnswer | SecondStepAnswer, submission: Submission): string {
  if ('user' in answer) return leadOnLoggedIn(answer, submission);
  return secondStepAddress(answer.twoFactor, submission.query.get('next'));
}

/** What only the page itself asks, and the call does not: the same password twice. */
function wrongNewPassword({ newPassword = '', again = '' }: Submission['fields']): Record<string, string> {
  if (!isGoodPassword(newPassword)) return { newPassword: passwordRule() };
  return newPassword === again ? {} : { again: t.passwordsDiffer };
}

/** The forms of accounts that work without scripts. */
export const accountPageForms: readonly PageForm[] = [
  pageForm({ name: 'login', page: '/login', endpoint: logIn, kept: ['email'], leadOn: leadOnFromFirstStep }),
  pageForm({ name: 'second-step', page: secondStepPath, endpoint: finishLogin, kept: [], leadOn: leadOnLoggedIn }),
  pageForm({
    name: 'signup',
    page: '/signup',
    endpoint: register,
    kept: ['name', 'email', 'acceptTerms'],
    leadOn: leadOnLoggedIn,
  }),
  pageForm({
    name: 'link-request',
    page: '/email/reset-password',
    endpoint: requestReset,
    kept: ['email'],
    leadOn: () => '/email/reset-password?sent=link',
  }),
  pageForm({
    name: 'link-request',
    page: '/email/sign-in',
    endpoint: requestSignInLink,
    kept: ['email'],
    leadOn: () => '/email/sign-in?sent=link',
  }),
  pageForm({
    name: 'new-password',
    page: '/reset-password',
    endpoint: changePassword,
    kept: [],
    fromQuery: (query) => ({ resetToken: query.get('token') ?? '' }),
    check: wrongNewPassword,
    leadOn: () => '/reset-password?sent=password',
  }),
];
