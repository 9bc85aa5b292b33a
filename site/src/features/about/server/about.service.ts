import type { Queryable } from '../../../server/queryable.ts';
import type { TeamMember } from '../about.contract.ts';
import { presentTeamMember } from './about.presenter.ts';
import { listTeam } from './about.repository.ts';

/** The whole team in its order. */
export async function describeTeam(db: Queryable): Promise<TeamMember[]> {
  return (await listTeam(db)).map(presentTeamMember);
}
