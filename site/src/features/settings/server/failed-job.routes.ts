import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../failed-job.contract.ts';
import { t } from './api-settings.texts.ts';
import { presentFailedJob } from './failed-job.presenter.ts';
import { discardJob, readFailedJobs, retryJob } from './failed-job.service.ts';

export function failedJobRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.listFailedJobs, async () => presentData((await readFailedJobs(db)).map(presentFailedJob))),
    implement(contract.retryFailedJob, async ({ viewer, params }) => {
      await retryJob(db, viewer, params.id);
      return presentMessage(t.tryingAgain);
    }),
    implement(contract.discardFailedJob, async ({ viewer, params }) => {
      await discardJob(db, viewer, params.id);
      return presentMessage(t.taskDiscarded);
    }),
  ];
}
