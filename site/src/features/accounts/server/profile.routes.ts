import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../profile.contract.ts';
import { readUser } from './account.service.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { t } from './api-account-answers.texts.ts';
import { copyAccount } from './deletion/account-copy.service.ts';
import { deleteOwnAccount } from './deletion/account-deletion.service.ts';
import { confirmEmail, resendEmailChange, undoEmailChange, withdrawEmailChange } from './email/email-change.service.ts';
import { updateProfile } from './profile.service.ts';

export function profileRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, siteUrl } = dependencies;
  return [
    implement(contract.updateProfile, async ({ body, files, viewer, browser }) => {
      const waits = await updateProfile(dependencies, viewer, body, files.avatar, browser);
      const message = waits ? t.profileUpdatedConfirm : t.profileUpdated;
      return { ...presentMessage(message), user: await readUser(dependencies, viewer.accountId) };
    }),
    implement(contract.confirmEmail, async ({ body, viewer }) => {
      const passwordNeeded = await confirmEmail(db, siteUrl, body.token, viewer);
      return { ...presentMessage(t.addressConfirmed), ...(passwordNeeded && { passwordNeeded }) };
    }),
    implement(contract.resendEmailChange, async ({ viewer, browser }) => {
      const email = await resendEmailChange(dependencies, viewer, browser.address);
      return presentMessage(t.addressMailedAgain({ email }));
    }),
    implement(contract.withdrawEmailChange, async ({ viewer }) => {
      await withdrawEmailChange(db, viewer);
      const user = await readUser(dependencies, viewer.accountId);
      return { ...presentMessage(t.addressStays({ email: user.email })), user };
    }),
    implement(contract.undoEmail, async ({ body }) => {
      await undoEmailChange(db, siteUrl, body.token);
      return presentMessage(t.addressBack);
    }),
    implement(contract.exportAccount, async ({ viewer, browser }) => {
      // The cookie alone, which a browser also sends for an address that is typed, does not hand out all at once.
      if (browser.bearer === undefined) throw new Problem('not_logged_in');
      return presentData(await copyAccount(dependencies, viewer));
    }),
    implement(contract.deleteOwnAccount, async ({ body, viewer, browser }) => {
      await deleteOwnAccount(dependencies, viewer, body?.password, browser);
      return presentMessage(t.accountDeleted);
    }),
  ];
}
