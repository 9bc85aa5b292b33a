import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import {
  deleteHighlight,
  featureHighlight,
  publishHighlight,
  type StaffHighlight,
} from '#features/highlights/staff-highlight.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { FeatureAction, PublishedSwitch } from '#web/staff/list/public-switches.tsx';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { publicationBadge, StateBadge } from '#web/staff/list/state-badge.tsx';
import { t } from '../../staff-highlights.texts.ts';

export type HighlightRowProps = {
  row: StaffHighlight;
  /** The row as a call has answered it. */
  onChange: (row: StaffHighlight) => void;
};

/** Who can see it, and the switch that changes it at once. */
export function HighlightPublished({ row, onChange }: HighlightRowProps) {
  const api = useApi();
  const { _id, name, isPublished } = row;
  return (
    <PublishedSwitch
      of={name}
      on={isPublished}
      badge={<StateBadge state={publicationBadge[row.state]} />}
      call={() => api.call(publishHighlight, { params: { id: _id }, body: { isPublished: !isPublished } })}
      planned={<PlannedTimes {...row} inRow />}
      onChange={onChange}
    />
  );
}

/** What else can be done with it. */
export function HighlightActions({ row, onChange }: HighlightRowProps) {
  const api = useApi();
  const { _id, name, featured } = row;
  const params = { id: _id };
  return (
    <RowActions>
      <FeatureAction
        of={name}
        on={featured}
        call={() => api.call(featureHighlight, { params, body: { featured: !featured } })}
        onChange={onChange}
      />
      <RowAction does={listWords.edit} to={name} Icon={PencilIcon} href={hrefTo(`/admin/highlights/edit/${_id}`)} />
      <DeleteAction
        to={name}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteHighlight, { params })}
        trashed={{ kind: 'highlight', id: _id }}
      />
    </RowActions>
  );
}
