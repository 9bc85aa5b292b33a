import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import type { StaffDestinationSummary } from '#features/destinations/destination.contract.ts';
import {
  deleteDestination,
  featureDestination,
  publishDestination,
} from '#features/destinations/staff-destination.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { FeatureAction, PublishedSwitch } from '#web/staff/list/public-switches.tsx';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { publicationBadge, StateBadge } from '#web/staff/list/state-badge.tsx';
import { t } from '../../staff-destinations.texts.ts';

export type DestinationRowProps = {
  row: StaffDestinationSummary;
  /** The row as a call has answered it. */
  onChange: (row: StaffDestinationSummary) => void;
};

/** Who can see it, and the switch that changes it at once. */
export function DestinationPublished({ row, onChange }: DestinationRowProps) {
  const api = useApi();
  const { _id, name, isPublished } = row;
  return (
    <PublishedSwitch
      of={name}
      on={isPublished}
      badge={<StateBadge state={publicationBadge[row.state]} />}
      call={() => api.call(publishDestination, { params: { id: _id }, body: { isPublished: !isPublished } })}
      planned={<PlannedTimes {...row} inRow />}
      onChange={onChange}
    />
  );
}

/** What else can be done with it. */
export function DestinationActions({ row, onChange }: DestinationRowProps) {
  const api = useApi();
  const { _id, name, featured } = row;
  const params = { id: _id };
  return (
    <RowActions>
      <FeatureAction
        of={name}
        on={featured}
        call={() => api.call(featureDestination, { params, body: { featured: !featured } })}
        onChange={onChange}
      />
      <RowAction
        does={listWords.preview}
        to={name}
        Icon={EyeIcon}
        href={hrefTo(`/admin/destinations/preview/${_id}`)}
      />
      <RowAction does={listWords.edit} to={name} Icon={PencilIcon} href={hrefTo(`/admin/destinations/edit/${_id}`)} />
      <DeleteAction
        to={name}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteDestination, { params })}
        trashed={{ kind: 'destination', id: _id }}
      />
    </RowActions>
  );
}
