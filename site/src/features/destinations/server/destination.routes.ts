import { locatorMap } from '@trekker/locator-map/locator-map.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../destination.contract.ts';
import { presentNearbyDestination, presentRegionCounts, presentStaffSummary } from './destination.presenter.ts';
import { listNearbyDestinations } from './destination.repository.ts';
import {
  listDestinations,
  readDestination,
  readPlacesOfTheMonth,
  requirePublicDestination,
} from './destination.service.ts';
import { countFeaturedByRegion } from './destination-list.repository.ts';
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
        countFeaturedByRegion(reads),
      ]);
      return { ...presentList(query, featured), regionCounts: presentRegionCounts(counts) };
    }),
    implement(contract.listPlacesOfTheMonth, async () => presentData(await readPlacesOfTheMonth(dependencies))),
    implement(contract.listDestinationsForStaff, async ({ query }) =>
      presentList(query, await listDestinationsForStaff(reads, query, query), presentStaffSummary),
    ),
    implement(contract.readDestination, async ({ params }) => presentData(await readDestination(reads, params.slug))),
    implement(contract.listNearbyDestinations, async ({ params }) => {
      const place = await requirePublicDestination(reads, params.slug);
      const nearby = await listNearbyDestinations(reads, place);
      return presentData(nearby.map(presentNearbyDestination));
    }),
    implement(contract.drawDestinationMap, async ({ params }) => {
      const place = await requirePublicDestination(reads, params.slug);
      return locatorMap(place, await listNearbyDestinations(reads, place));
    }),
  ];
}
