import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { ExternalIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { deletePage, publishPage, type StaffPageSummary } from '#features/pages/staff-page.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { PublishedSwitch } from '#web/staff/list/public-switches.tsx';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { publicationBadge, StateBadge } from '#web/staff/list/state-badge.tsx';
import { t } from '../../staff-pages.texts.ts';

export type PageRowProps = {
  row: StaffPageSummary;
  /** The row as a call has answered it. */
  onChange: (row: StaffPageSummary) => void;
};

/** Who can see it, and the switch that changes it at once. */
export function PagePublished({ row, onChange }: PageRowProps) {
  const api = useApi();
  const { _id, title, isPublished, isStandard, state } = row;
  if (isStandard) return <StateBadge state="Published" />;
  return (
    <PublishedSwitch
      of={title}
      on={isPublished}
      badge={<StateBadge state={publicationBadge[state]} />}
      call={() => api.call(publishPage, { params: { id: _id }, body: { isPublished: !isPublished } })}
      planned={<PlannedTimes {...row} inRow />}
      onChange={onChange}
    />
  );
}

/** What else can be done with it. */
export function PageActions({ row: { _id, title, slug, isPublished, isStandard } }: Pick<PageRowProps, 'row'>) {
  const api = useApi();
  return (
    <RowActions>
      {isPublished && <RowAction does={listWords.view} to={title} Icon={ExternalIcon} href={hrefTo(`/${slug}`)} />}
      <RowAction does={listWords.edit} to={title} Icon={PencilIcon} href={hrefTo(`/admin/pages/edit/${_id}`)} />
      {!isStandard && (
        <DeleteAction
          to={title}
          title={t.deleteTitle}
          question={t.deleteQuestion}
          call={() => api.call(deletePage, { params: { id: _id } })}
          trashed={{ kind: 'page', id: _id }}
        />
      )}
    </RowActions>
  );
}
