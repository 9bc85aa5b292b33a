import { Switch } from '@trekker/design-system/check.tsx';
import { PencilIcon, StarIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/row-actions.tsx';
import { DeleteAction } from '../../../../../web/staff/delete-action.tsx';
import { StateBadge } from '../../../../../web/staff/state-badge.tsx';
import { useRowCall } from '../../../../../web/staff/use-row-call.ts';
import { useApi } from '../../../../../web/use-session.ts';
import type { DestinationSummary } from '../../../destination.contract.ts';
import { deleteDestination, featureDestination, publishDestination } from '../../../staff-destination.contract.ts';

export type DestinationRowProps = {
  row: DestinationSummary;
  /** The row as a call has answered it. */
  onChange: (row: DestinationSummary) => void;
};

/** Who can see it, and the switch that changes it at once. */
export function DestinationPublished({ row, onChange }: DestinationRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const publish = () =>
    run(async () => {
      const body = { isPublished: !row.isPublished };
      const { message, data } = await api.call(publishDestination, { params: { id: row._id }, body });
      onChange(data);
      return { message };
    });
  return (
    <div className="cell" style={{ gap: '0.6rem' }}>
      <Switch label={`Published: ${row.name}`} hideLabel checked={row.isPublished} busy={busy} onChange={publish} />
      <StateBadge state={row.isPublished ? 'Published' : 'Draft'} />
    </div>
  );
}

/** What else can be done with it. */
export function DestinationActions({ row, onChange }: DestinationRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const params = { id: row._id };
  const feature = () =>
    run(async () => {
      const body = { featured: !row.featured };
      const { message, data } = await api.call(featureDestination, { params, body });
      onChange(data);
      return { message };
    });
  return (
    <RowActions>
      <RowAction
        does="Toggle featured:"
        to={row.name}
        Icon={StarIcon}
        on={row.featured}
        busy={busy}
        onClick={feature}
      />
      <RowAction does="Edit" to={row.name} Icon={PencilIcon} href={`/admin/destinations/edit/${row._id}`} />
      <DeleteAction
        to={row.name}
        title="Delete Destination"
        question="Are you sure you want to delete this destination? This action cannot be undone."
        call={() => api.call(deleteDestination, { params })}
      />
    </RowActions>
  );
}
