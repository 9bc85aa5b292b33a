import { presentData, presentList } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../destination.contract.ts';
import { presentRegionCounts, presentStaffSummary } from './destination.presenter.ts';
import {
  countFeatured,
  drawDestinationMap,
  listDestinations,
  readNearbyDestinations,
  readPlacesOfTheMonth,
} from './destination.service.ts';
import { withDestinationsStandings } from './editions/destination-edition.service.ts';
import { readDestinationHere, readDestinationIn } from './editions/public-edition.service.ts';
import { listDestinationsForStaff } from './staff/staff-destination.repository.ts';

export function destinationRoutes(dependencies: Dependencies): Implementation[] {
  const { reads } = dependencies;
  return [
    implement(contract.listDestinations, async ({ query }) =>
      presentList(query, await listDestinations(dependencies, query, query)),
    ),
    implement(contract.listFeaturedDestinations, async ({ query }) => {
      const [featured, counts] = await Promise.all([
        listDestinations(dependencies, { ...query, featuredOnly: true }, query),
        countFeatured(dependencies),
      ]);
      return { ...presentList(query, featured), regionCounts: presentRegionCounts(counts) };
    }),
    implement(contract.listPlacesOfTheMonth, async () => presentData(await readPlacesOfTheMonth(dependencies))),
    implement(contract.listDestinationsForStaff, async ({ query }) =>
      withDestinationsStandings(
        reads,
        await schedulesOf(reads, 'destination').list(
          presentList(query, await listDestinationsForStaff(reads, query, query), presentStaffSummary),
        ),
      ),
    ),
    implement(contract.readDestination, async ({ params, query }) =>
      presentData(
        query.language
          ? await readDestinationIn(dependencies, query.language, params.slug)
          : await readDestinationHere(dependencies, params.slug),
      ),
    ),
    implement(contract.listNearbyDestinations, async ({ params }) =>
      presentData((await readNearbyDestinations(dependencies, params.slug)).nearby),
    ),
    implement(contract.drawDestinationMap, ({ params }) => drawDestinationMap(dependencies, params.slug)),
  ];
}
