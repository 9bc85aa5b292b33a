import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-banner.contract.ts';
import { t } from './api-banners.texts.ts';
import { presentStaffBanner } from './banner.presenter.ts';
import type { BannerRow } from './banner.repository.ts';
import { withBannerStandings, withBannersStandings } from './editions/banner-edition.service.ts';
import { listBanners } from './staff-banner.repository.ts';
import * as service from './staff-banner.service.ts';

// Staff's lists run on the pool: a search through all there is must not hold up what the public reads.
export function staffBannerRoutes({ db }: Dependencies): Implementation[] {
  const schedules = schedulesOf(db, 'banner');
  return [
    implement(contract.listBanners, async ({ query }) =>
      withBannersStandings(
        db,
        await schedules.list(presentList(query, await listBanners(db, query, query), presentStaffBanner)),
      ),
    ),
    implement(contract.readBannerForStaff, async ({ params }) =>
      withBannerStandings(
        db,
        await schedules.one(presentData(presentStaffBanner(await service.readBanner(db, params.id)))),
      ),
    ),
    implement(contract.createBanner, async ({ viewer, body, files }) =>
      schedules.one(presentSaved(t.added, await service.createBanner(db, viewer, body, files.image))),
    ),
    implement(contract.updateBanner, async ({ viewer, params, body, files }) =>
      schedules.one(presentUpdated(await service.updateBanner(db, viewer, params.id, body, files.image))),
    ),
    implement(contract.deleteBanner, async ({ viewer, params }) => {
      await service.deleteBanner(db, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.activateBanner, async ({ viewer, params, body }) => {
      const row = await service.activateBanner(db, viewer, params.id, body?.active);
      return schedules.one(presentSaved(row.banner.active ? t.activated : t.deactivated, row));
    }),
  ];
}

function presentUpdated({ row, merged }: { row: BannerRow; merged: string[] }) {
  return { ...presentSaved(t.saved, row), ...(merged.length > 0 && { merged }) };
}

function presentSaved(message: string, row: BannerRow) {
  return { ...presentMessage(message), data: presentStaffBanner(row) };
}
