import { presentMessage } from '#contract/message.ts';
import type { AccountDependencies } from '#features/accounts/server/account-dependencies.ts';
import { presentLogin } from '#features/accounts/server/login/auth.routes.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../site-setup.contract.ts';
import { t } from '../api-settings.texts.ts';
import { type Machinery, storageWorks } from '../settings.service.ts';
import { requireSetupCode, type TellCode } from './setup-code.service.ts';
import { setUp } from './site-setup.service.ts';

export function siteSetupRoutes(
  dependencies: AccountDependencies,
  { mail, storageKind, storage }: Machinery,
  tell: TellCode,
): Implementation[] {
  return [
    implement(contract.checkSetupCode, async ({ body }) => {
      await requireSetupCode(dependencies.db, body.code, tell);
      const data = { storage: storageKind, storageWorks: await storageWorks(storage), mail: mail.kind };
      return { ...presentMessage(t.codeRight), data };
    }),
    implement(contract.setUpSite, async ({ body, browser }) =>
      presentLogin(dependencies, t.isReady, await setUp(dependencies, body, browser, tell)),
    ),
  ];
}
