import { RefreshIcon } from '@trekker/design-system/icon.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useRevalidator } from 'react-router';
import { taskName } from '#features/activity/task-names.ts';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { discardFailedJob, type FailedJob, retryFailedJob } from '../../failed-job.contract.ts';
import { t } from './staff-system.texts.ts';

const nameOf = ({ job, subject, to }: FailedJob) => (subject ? t.mailTo({ subject, to }) : taskName(job));

const columns = (): readonly Column<FailedJob>[] => [
  { head: t.task, long: true, cell: nameOf },
  { head: t.reason, phone: 'text', long: true, cell: ({ reason }) => reason || t.unknown },
  { head: t.failedOn, named: true, short: true, cell: ({ failedAt }) => <FormattedDate at={failedAt} /> },
  { head: t.actions, actions: true, cell: (job) => <Actions job={job} /> },
];

/** Mails and other tasks that failed for good. Nothing is shown where there are none. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <FormPart title={t.failedTasks} aside={<p className="tiny muted nums">{t.failed({ count: jobs.length })}</p>}>
      <DataTable label={t.failedTasks} rows={jobs} keyOf={({ _id }) => _id} columns={columns()} />
    </FormPart>
  );
}

function Actions({ job }: { job: FailedJob }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const params = { id: job._id };
  const retry = async () => {
    await run(() => api.call(retryFailedJob, { params }));
    // Where it failed because somebody else was faster, the row goes as well.
    await revalidate();
  };
  return (
    <RowActions>
      <RowAction does={t.tryAgain} to={nameOf(job)} Icon={RefreshIcon} busy={busy} onClick={() => void retry()} />
      <DeleteAction
        does="discard"
        to={nameOf(job)}
        title={t.discardTitle}
        question={t.discardQuestion}
        call={() => api.call(discardFailedJob, { params })}
      />
    </RowActions>
  );
}
