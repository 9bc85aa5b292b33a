import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../passkey.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { presentLogin } from '../login/auth.routes.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { listPasskeysOf } from './passkey.repository.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkey.service.ts';
import { beginPasskeyLogin, logInByPasskey } from './passkey-login.service.ts';

export function passkeyRoutes(dependencies: AccountDependencies): Implementation[] {
  return [
    implement(contract.listPasskeys, async ({ viewer }) =>
      presentData((await listPasskeysOf(dependencies.reads, viewer.accountId)).map(presentPasskey)),
    ),
    implement(contract.beginPasskey, async ({ viewer, body, browser }) =>
      presentData(await beginPasskey(dependencies, viewer, body, browser)),
    ),
    implement(contract.addPasskey, async ({ viewer, body, browser }) => {
      await addPasskey(dependencies, viewer, body, browser);
      return presentMessage(t.passkeyReady);
    }),
    implement(contract.removePasskey, async ({ viewer, params, body, browser }) => {
      await removePasskey(dependencies, viewer, { id: params.id, proof: body }, browser);
      return presentMessage(t.passkeyRemoved);
    }),
    implement(contract.beginPasskeyLogin, async ({ browser }) =>
      presentData(await beginPasskeyLogin(dependencies, browser)),
    ),
    implement(contract.logInByPasskey, async ({ body, browser }) =>
      presentLogin(dependencies, t.loggedIn, await logInByPasskey(dependencies, body.credential, browser)),
    ),
  ];
}
