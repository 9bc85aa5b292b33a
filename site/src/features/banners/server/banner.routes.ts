import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readActiveBanner } from '../banner.contract.ts';
import { presentActiveBanner } from './banner.presenter.ts';
import { findActiveBanner } from './banner.repository.ts';

export function bannerRoutes({ reads }: Dependencies): Implementation[] {
  return [implement(readActiveBanner, async () => presentData(presentActiveBanner(await findActiveBanner(reads))))];
}
