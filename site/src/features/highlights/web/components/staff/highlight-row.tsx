import { Switch } from '@trekker/design-system/check.tsx';
import { PencilIcon, StarIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/row-actions.tsx';
import { DeleteAction } from '../../../../../web/staff/delete-action.tsx';
import { StateBadge } from '../../../../../web/staff/state-badge.tsx';
import { useRowCall } from '../../../../../web/staff/use-row-call.ts';
import { useApi } from '../../../../../web/use-session.ts';
import type { Highlight } from '../../../highlight.contract.ts';
import { deleteHighlight, featureHighlight, publishHighlight } from '../../../staff-highlight.contract.ts';

export type HighlightRowProps = {
  row: Highlight;
  /** The row as a call has answered it. */
  onChange: (row: Highlight) => void;
};

/** Who can see it, and the switch that changes it at once. */
export function HighlightPublished({ row, onChange }: HighlightRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const publish = () =>
    run(async () => {
      const body = { isPublished: !row.isPublished };
      const { message, data } = await api.call(publishHighlight, { params: { id: row._id }, body });
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
export function HighlightActions({ row, onChange }: HighlightRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const params = { id: row._id };
  const feature = () =>
    run(async () => {
      const { message, data } = await api.call(featureHighlight, { params, body: { featured: !row.featured } });
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
      <RowAction does="Edit" to={row.name} Icon={PencilIcon} href={`/admin/highlights/edit/${row._id}`} />
      <DeleteAction
        to={row.name}
        title="Delete Highlight"
        question="Are you sure you want to delete this highlight? This action cannot be undone."
        call={() => api.call(deleteHighlight, { params })}
      />
    </RowActions>
  );
}
