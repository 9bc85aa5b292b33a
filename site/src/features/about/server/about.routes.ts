import { presentData } from '../../../contract/pagination.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import { readAbout } from '../about.contract.ts';
import { presentAbout } from './about.presenter.ts';
import { findAbout, listTeam } from './about.repository.ts';

export function aboutRoutes({ reads }: Dependencies): Implementation[] {
  return [
    implement(readAbout, async () => {
      const [row, team] = await Promise.all([findAbout(reads), listTeam(reads)]);
      return presentData(presentAbout(row, team));
    }),
  ];
}
