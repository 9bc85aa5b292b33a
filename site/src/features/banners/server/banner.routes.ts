import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readActiveBanner } from '../banner.contract.ts';
import { readActiveBannerHere } from './editions/public-edition.service.ts';

export function bannerRoutes(dependencies: Dependencies): Implementation[] {
  return [implement(readActiveBanner, async () => presentData(await readActiveBannerHere(dependencies)))];
}
