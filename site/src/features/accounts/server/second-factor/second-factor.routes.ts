import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../second-factor.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { presentLogin } from '../login/auth.routes.ts';
import { factorsOf } from './required-factor.service.ts';
import { countWithout, isRequired } from './second-factor-rule.repository.ts';
import { changeRule, resetSecondFactor } from './second-factor-rule.service.ts';
import { finishLogin } from './second-step.service.ts';
import { beginTotp, confirmTotp, readTwoFactor, removeTotp, renewRecoveryCodes } from './totp.service.ts';

export function secondFactorRoutes(dependencies: AccountDependencies): Implementation[] {
  const { reads } = dependencies;
  return [
    implement(contract.finishLogin, async ({ body, browser }) =>
      presentLogin(dependencies, t.loggedIn, await finishLogin(dependencies, body, browser)),
    ),
    implement(contract.readTwoFactor, async ({ viewer }) => presentData(await readTwoFactor(reads, viewer))),
    implement(contract.beginTotp, async ({ viewer, body, browser }) =>
      presentData(await beginTotp(dependencies, viewer, body, browser)),
    ),
    implement(contract.confirmTotp, async ({ viewer, body }) => {
      const recoveryCodes = await confirmTotp(dependencies, viewer, body.code);
      return {
        ...presentMessage(t.twoFactorOn),
        data: { recoveryCodes },
      };
    }),
    implement(contract.removeTotp, async ({ viewer, body, browser }) => {
      await removeTotp(dependencies, viewer, body, browser);
      return presentMessage(t.appRemoved);
    }),
    implement(contract.renewRecoveryCodes, async ({ viewer, body, browser }) => {
      const recoveryCodes = await renewRecoveryCodes(dependencies, viewer, body, browser);
      return { ...presentMessage(t.oldCodesVoid), data: { recoveryCodes } };
    }),
    implement(contract.readSecondFactorRule, async ({ viewer: { accountId: id, role } }) => {
      const [required, without, own] = await Promise.all([
        isRequired(reads),
        countWithout(reads),
        factorsOf(reads, { id, role }),
      ]);
      return presentData({ required, without, own: own.length > 0 });
    }),
    implement(contract.changeSecondFactorRule, async ({ viewer, body, browser }) => {
      await changeRule(dependencies, viewer, body, browser);
      return presentMessage(body.required ? t.staffNeedFactor : t.staffNeedNoFactor);
    }),
    implement(contract.resetSecondFactor, async ({ viewer, params, body, browser }) => {
      await resetSecondFactor(dependencies, viewer, { id: params.id, proof: body }, browser);
      return presentMessage(t.factorReset);
    }),
  ];
}
