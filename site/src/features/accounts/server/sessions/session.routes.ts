import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../session.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { presentSession } from './session.presenter.ts';
import { deleteSessionOf, deleteSessionsOf, listSessionsOf } from './session.repository.ts';

export function sessionRoutes({ db, reads }: AccountDependencies): Implementation[] {
  return [
    implement(contract.listSessions, async ({ viewer }) => {
      const listed = await listSessionsOf(reads, viewer.accountId);
      return presentData(listed.map((session) => presentSession(session, viewer.sessionId)));
    }),
    implement(contract.endSession, async ({ viewer, params }) => {
      const ended = await deleteSessionOf(db, viewer.accountId, params.id);
      if (!ended) throw new Problem('not_found', t.deviceGone);
      return presentMessage(t.deviceLoggedOut);
    }),
    implement(contract.endOtherSessions, async ({ viewer }) => {
      await deleteSessionsOf(db, viewer.accountId, viewer.sessionId);
      return presentMessage(t.othersLoggedOut);
    }),
  ];
}
