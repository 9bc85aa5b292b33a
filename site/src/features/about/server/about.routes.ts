import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../about.contract.ts';
import { readPublicAbout } from './editions/public-about.service.ts';

export function aboutRoutes(dependencies: Dependencies): Implementation[] {
  return [implement(contract.readAbout, async () => presentData(await readPublicAbout(dependencies)))];
}
