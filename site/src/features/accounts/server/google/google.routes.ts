import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../google.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { beginGoogleLogin, finishGoogleLogin } from './google-login.service.ts';

export function googleRoutes(dependencies: AccountDependencies): Implementation[] {
  return [
    implement(contract.beginGoogleLogin, async ({ browser }) => ({
      location: await beginGoogleLogin(dependencies, browser),
    })),
    implement(contract.finishGoogleLogin, async ({ query, browser }) => ({
      location: await finishGoogleLogin(dependencies, query, browser),
    })),
  ];
}
