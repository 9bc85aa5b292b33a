import { RefreshIcon } from '@trekker/design-system/icon.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/data-table.tsx';
import { FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/row-actions.tsx';
import { useRevalidator } from 'react-router';
import { PrintedDate } from '../../../../web/printed-date.tsx';
import { DeleteAction } from '../../../../web/staff/delete-action.tsx';
import { useRowCall } from '../../../../web/staff/use-row-call.ts';
import { useApi } from '../../../../web/use-session.ts';
import { discardFailedJob, type FailedJob, retryFailedJob } from '../../failed-job.contract.ts';

/** What a job is called among people; others by their own names. */
const kinds: Record<string, string> = {
  'send-mail': 'Mail',
  'make-picture-variants': 'Smaller sizes of a picture',
  'sweep-media': 'Tidying of pictures and films',
};

const nameOf = ({ job, subject, to }: FailedJob) =>
  subject ? `${subject} (to ${to})` : (kinds[job] ?? job.replaceAll('-', ' '));

const columns: readonly Column<FailedJob>[] = [
  { head: 'What', long: true, cell: nameOf },
  { head: 'Why', long: true, cell: ({ reason }) => reason || 'Nobody said' },
  { head: 'Given up', short: true, cell: ({ failedAt }) => <PrintedDate at={failedAt} /> },
  { head: 'Actions', actions: true, cell: (job) => <Actions job={job} /> },
];

/** Mails and other jobs that failed for good. Nothing is shown where there are none. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <FormPart title="Given up" aside={<p className="tiny muted nums">{jobs.length} in all</p>}>
      <DataTable label="Failed jobs" rows={jobs} keyOf={({ _id }) => _id} columns={columns} />
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
        does="Discard"
        to={nameOf(job)}
        title="Discard for good"
        question="It is forgotten and never done."
        call={() => api.call(discardFailedJob, { params })}
      />
    </RowActions>
  );
}
