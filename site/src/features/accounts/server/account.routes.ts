import type { Implementation } from '#server/implement.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { authRoutes } from './auth.routes.ts';
import { googleRoutes } from './google.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { staffAccountRoutes } from './staff-account.routes.ts';

/** All calls of accounts. */
export function accountRoutes(dependencies: AccountDependencies): Implementation[] {
  return [
    authRoutes,
    passkeyRoutes,
    secondFactorRoutes,
    sessionRoutes,
    passwordRoutes,
    profileRoutes,
    googleRoutes,
    staffAccountRoutes,
  ].flatMap((routes) => routes(dependencies));
}
