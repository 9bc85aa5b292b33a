import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { bodyOrQuery } from '#server/http/body-or-query.ts';
import * as contract from '../../staff-account.contract.ts';
import { presentUserForStaff } from '../account.presenter.ts';
import { findAccountWithAvatar } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { deleteUser } from '../deletion/account-deletion.service.ts';
import { changeRole } from './role.service.ts';
import { listAccounts } from './staff-account.repository.ts';

export function staffAccountRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, reads } = dependencies;
  return [
    implement(contract.listUsers, async ({ query }) =>
      presentList(query, await listAccounts(reads, query, query), presentUserForStaff),
    ),
    implement(contract.readUserAsStaff, async ({ params }) => {
      const found = await findAccountWithAvatar(reads, params.id);
      if (!found) throw new Problem('not_found', t.userNotFound);
      return presentData(presentUserForStaff(found));
    }),
    implement(contract.changeUserRole, async ({ body, query, viewer }) => {
      const { id, newRole } = bodyOrQuery(contract.roleChange, body, { id: query.id, newRole: query.UpdateRole });
      await db.transaction((tx) => changeRole(tx, dependencies, viewer, id, newRole));
      return { ...presentMessage(t.roleUpdated), user: { _id: id, role: newRole } };
    }),
    implement(contract.deleteUser, async ({ body, query, viewer }) => {
      const { id } = bodyOrQuery(contract.userDeletion, body, query);
      await deleteUser(dependencies, viewer, id);
      return presentMessage(t.userDeleted);
    }),
  ];
}
