import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import {
  deleteStory,
  featureStory,
  publishStory,
  type StaffStorySummary,
} from '#features/stories/staff-story.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { FeatureAction, PublishedSwitch } from '#web/staff/list/public-switches.tsx';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { t } from '../../staff-stories.texts.ts';

export type StoryRowProps = {
  row: StaffStorySummary;
  /** The row as a call has answered it. */
  onChange: (row: StaffStorySummary) => void;
};

/** Who can see it, in the literal words, and the switch that changes it at once. */
export function StoryPublished({ row, onChange }: StoryRowProps) {
  const api = useApi();
  const { _id, title, isPublished } = row;
  return (
    <PublishedSwitch
      of={title}
      on={isPublished}
      word={isPublished ? t.isPublished : t.private}
      call={() => api.call(publishStory, { params: { id: _id }, body: { isPublished: !isPublished } })}
      planned={<PlannedTimes {...row} inRow saysEnded />}
      onChange={onChange}
    />
  );
}

/** What else can be done with it. */
export function StoryActions({ row, onChange }: StoryRowProps) {
  const api = useApi();
  const { _id, title, featured } = row;
  const params = { id: _id };
  return (
    <RowActions>
      <FeatureAction
        of={title}
        on={featured}
        call={() => api.call(featureStory, { params, body: { featured: !featured } })}
        onChange={onChange}
      />
      <RowAction does={listWords.edit} to={title} Icon={PencilIcon} href={hrefTo(`/admin/stories/edit/${_id}`)} />
      <DeleteAction
        to={title}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteStory, { params })}
        trashed={{ kind: 'story', id: _id }}
      />
    </RowActions>
  );
}
