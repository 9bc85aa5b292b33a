import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../brand.contract.ts';
import { t } from '../api-settings.texts.ts';
import { presentBrand } from './brand.presenter.ts';
import { findBrand } from './brand.repository.ts';
import { saveBrand } from './brand.service.ts';

export function brandRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.readBrand, async () => presentData(presentBrand(await findBrand(db)))),
    implement(contract.updateBrand, async ({ viewer, body, files }) => {
      await saveBrand(db, viewer, body, files);
      return { ...presentMessage(t.brandSaved), data: presentBrand(await findBrand(db)) };
    }),
  ];
}
