import { Switch } from '@trekker/design-system/check.tsx';
import { PencilIcon, StarIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/row-actions.tsx';
import { DeleteAction } from '../../../../../web/staff/delete-action.tsx';
import { useRowCall } from '../../../../../web/staff/use-row-call.ts';
import { useApi } from '../../../../../web/use-session.ts';
import { deleteStory, featureStory, publishStory } from '../../../staff-story.contract.ts';
import type { StorySummary } from '../../../story.contract.ts';

export type StoryRowProps = {
  row: StorySummary;
  /** The row as a call has answered it. */
  onChange: (row: StorySummary) => void;
};

/** Who can see it, in the literal words, and the switch that changes it at once. */
export function StoryPublished({ row, onChange }: StoryRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const publish = () =>
    run(async () => {
      const body = { isPublished: !row.isPublished };
      const { message, data } = await api.call(publishStory, { params: { id: row._id }, body });
      onChange(data);
      return { message };
    });
  return (
    <Switch
      label={`Published: ${row.title}`}
      hideLabel
      word={row.isPublished ? 'isPublished' : 'Private'}
      checked={row.isPublished}
      busy={busy}
      onChange={publish}
    />
  );
}

/** What else can be done with it. */
export function StoryActions({ row, onChange }: StoryRowProps) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const params = { id: row._id };
  const feature = () =>
    run(async () => {
      const { message, data } = await api.call(featureStory, { params, body: { featured: !row.featured } });
      onChange(data);
      return { message };
    });
  return (
    <RowActions>
      <RowAction
        does="Toggle featured:"
        to={row.title}
        Icon={StarIcon}
        on={row.featured}
        busy={busy}
        onClick={feature}
      />
      <RowAction does="Edit" to={row.title} Icon={PencilIcon} href={`/admin/stories/edit/${row._id}`} />
      <DeleteAction
        to={row.title}
        title="Delete Story"
        question="Are you sure you want to delete this story? This action cannot be undone."
        call={() => api.call(deleteStory, { params })}
      />
    </RowActions>
  );
}
