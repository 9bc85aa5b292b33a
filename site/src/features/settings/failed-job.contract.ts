import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { slugOrId } from '../../contract/rules/text.ts';

/** A job that failed as often as it may, or that no other try could help. */
export const failedJob = z.object({
  _id: z.string(),
  /** The job's name, such as send-mail. */
  job: z.string(),
  /** Of a mail: to whom, and its subject. "" for every other job. What a mail says is shown to nobody. */
  to: z.string(),
  subject: z.string(),
  /** In the words of what failed. */
  reason: z.string(),
  failedAt: z.string(),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  name: 'listFailedJobs',
  summary: 'The newest 100 emails and other jobs that failed for good',
  method: 'GET',
  paths: ['/api/v5/admin/settings/failed-jobs'],
  access: 'staff',
  output: dataOf(z.array(failedJob)),
  errors: ['not_logged_in', 'not_allowed'],
});

export const retryFailedJob = endpoint({
  name: 'retryFailedJob',
  summary: 'Retries a failed job, with all its attempts',
  method: 'POST',
  paths: ['/api/v5/admin/settings/failed-jobs/:id/retry'],
  access: 'staff',
  params: z.object({ id: slugOrId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const discardFailedJob = endpoint({
  name: 'discardFailedJob',
  summary: 'Discards a failed job',
  method: 'DELETE',
  paths: ['/api/v5/admin/settings/failed-jobs/:id'],
  access: 'staff',
  params: z.object({ id: slugOrId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
