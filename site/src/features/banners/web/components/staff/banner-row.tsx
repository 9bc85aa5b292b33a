import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { Switch } from '@trekker/design-system/forms/check.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useLocation, useRevalidator } from 'react-router';
import { activateBanner, deleteBanner, type StaffBanner } from '#features/banners/staff-banner.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { bannerVerbs } from '#features/schedules/web/planned-words.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { t } from './staff-banners.texts.ts';

/** Only one is active: switching one on switches the other off, so the whole list is asked for again. */
export function BannerActive({ row }: { row: StaffBanner }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { busy, run } = useRowCall();
  const change = () =>
    run(async () => {
      const answer = await api.call(activateBanner, { params: { id: row._id }, body: { active: !row.active } });
      await revalidate();
      return answer;
    });
  return (
    <div>
      <Switch
        label={t.activeOf({ title: row.title })}
        hideLabel
        word={row.active ? t.active : t.inactive}
        checked={row.active}
        busy={busy}
        onChange={change}
      />
      <PlannedTimes {...row} verbs={bannerVerbs} inRow saysEnded />
    </div>
  );
}

/** What else can be done with it; forms and views open over the list. */
export function BannerActions({ row }: { row: StaffBanner }) {
  const api = useApi();
  const here = useLocation();
  return (
    <RowActions>
      <RowAction
        does={t.viewRow}
        to={row.title}
        Icon={EyeIcon}
        href={hrefTo(panelAddress(here, 'view', row._id))}
        over
      />
      <RowAction
        does={t.editRow}
        to={row.title}
        Icon={PencilIcon}
        href={hrefTo(panelAddress(here, 'edit', row._id))}
        over
      />
      <DeleteAction
        to={row.title}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteBanner, { params: { id: row._id } })}
        trashed={{ kind: 'banner', id: row._id }}
      />
    </RowActions>
  );
}
