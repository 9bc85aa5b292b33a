import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import * as contract from '../addresses.contract.ts';
import * as staff from '../staff-addresses.contract.ts';
import { presentMissingAddress, presentRedirect } from './address.presenter.ts';
import { t } from './api-addresses.texts.ts';
import { deleteMissing, listMissing } from './missing-address.repository.ts';
import { findTarget, listRedirects } from './redirect.repository.ts';
import * as service from './redirect.service.ts';
import { findSimilarAddresses } from './similar-address.service.ts';

export function addressRoutes(dependencies: Dependencies): Implementation[] {
  const { reads } = dependencies;
  return [
    implement(contract.readRedirect, async ({ query }) => {
      const to = await findTarget(reads, query.path);
      if (to === undefined) throw new Problem('not_found');
      return presentData({ to });
    }),
    implement(contract.listSimilarAddresses, async ({ query }) =>
      presentData(await findSimilarAddresses(dependencies, query.path)),
    ),
  ];
}

export function staffAddressRoutes({ db }: Dependencies, pages: service.Pages): Implementation[] {
  return [
    implement(staff.listMissingAddresses, async ({ query }) =>
      presentList(query, await listMissing(db, query, query.q), presentMissingAddress),
    ),
    implement(staff.dismissMissingAddress, async ({ viewer, query }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteMissing(tx, query.path))) throw new Problem('not_found', t.addressNotFound);
        await recordActivity(tx, viewer, { action: 'Dismissed address', detail: query.path, type: 'Delete' });
      });
      return presentMessage(t.dismissed);
    }),
    implement(staff.listRedirects, async ({ query }) =>
      presentList(query, await listRedirects(db, query, query.q), presentRedirect),
    ),
    implement(staff.createRedirect, async ({ viewer, body }) => ({
      ...presentMessage(t.added),
      data: presentRedirect(await service.createRedirect(db, pages, viewer, body)),
    })),
    implement(staff.updateRedirect, async ({ viewer, params, body }) => ({
      ...presentMessage(t.saved),
      data: presentRedirect(await service.changeRedirect(db, pages, viewer, params.id, body)),
    })),
    implement(staff.deleteRedirect, async ({ viewer, params }) => {
      await service.removeRedirect(db, viewer, params.id);
      return presentMessage(t.removed);
    }),
  ];
}
