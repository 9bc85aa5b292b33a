import { presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { listActivity } from '../activity.contract.ts';
import { presentActivity } from './activity.presenter.ts';
import { listActivityEntries } from './activity.repository.ts';

// On the pool: counting all there is must not hold up what the public reads.
export function activityRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(listActivity, async ({ query }) =>
      presentList(query, await listActivityEntries(db, query), presentActivity),
    ),
  ];
}
