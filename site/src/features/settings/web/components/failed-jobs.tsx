import { RefreshIcon } from '@trekker/design-system/icon.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useRevalidator } from 'react-router';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { discardFailedJob, type FailedJob, retryFailedJob } from '../../failed-job.contract.ts';

/** What a job is called among people; others by their own names. */
const kinds: Record<string, string> = {
  'send-mail': 'Email',
  'make-picture-variants': 'Resizing a picture',
  'sweep-media': 'Cleaning up pictures and videos',
};

const nameOf = ({ job, subject, to }: FailedJob) =>
  subject ? `${subject} (to ${to})` : (kinds[job] ?? job.replaceAll('-', ' '));

const columns: readonly Column<FailedJob>[] = [
  { head: 'Task', long: true, cell: nameOf },
  { head: 'Reason', phone: 'text', long: true, cell: ({ reason }) => reason || 'Unknown' },
  { head: 'Failed on', named: true, short: true, cell: ({ failedAt }) => <FormattedDate at={failedAt} /> },
  { head: 'Actions', actions: true, cell: (job) => <Actions job={job} /> },
];

/** Mails and other tasks that failed for good. Nothing is shown where there are none. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <FormPart title="Failed tasks" aside={<p className="tiny muted nums">{jobs.length} failed</p>}>
      <DataTable label="Failed tasks" rows={jobs} keyOf={({ _id }) => _id} columns={columns} />
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
      <RowAction does="Try again" to={nameOf(job)} Icon={RefreshIcon} busy={busy} onClick={() => void retry()} />
      <DeleteAction
        does="discard"
        to={nameOf(job)}
        title="Discard This Task"
        question="This task will be discarded."
        call={() => api.call(discardFailedJob, { params })}
      />
    </RowActions>
  );
}
