import type { Implementation } from '#server/endpoints/implement.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { googleRoutes } from './google/google.routes.ts';
import { authRoutes } from './login/auth.routes.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { staffAccountRoutes } from './roles/staff-account.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

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
