import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../place-files.contract.ts';
import { readPlaceFile, readPlacesFile, readTrip } from './place-files.service.ts';
import { presentCalendar } from './places/calendar.presenter.ts';
import { presentGeoJson } from './places/geojson.presenter.ts';
import { presentGpx } from './places/gpx.presenter.ts';
import { presentKml } from './places/kml.presenter.ts';

/** What readers take along. `siteUrl` has no slash at its end: addresses in a file are whole. */
export function placeFileRoutes(dependencies: Dependencies, siteUrl: string): Implementation[] {
  const one = ({ slug }: { slug: string }) => readPlaceFile(dependencies, siteUrl, slug);
  const list = (filter: Parameters<typeof readPlacesFile>[2]) => readPlacesFile(dependencies, siteUrl, filter);
  return [
    implement(contract.readPlaceAsGpx, async ({ params }) => presentGpx(...(await one(params)))),
    implement(contract.readPlaceAsKml, async ({ params }) => presentKml(...(await one(params)))),
    implement(contract.readPlaceAsGeoJson, async ({ params }) => presentGeoJson((await one(params))[1])),
    implement(contract.readPlacesAsGpx, async ({ query }) => presentGpx(...(await list(query)))),
    implement(contract.readPlacesAsKml, async ({ query }) => presentKml(...(await list(query)))),
    implement(contract.readPlacesAsGeoJson, async ({ query }) => presentGeoJson((await list(query))[1])),
    implement(contract.readPlanAsCalendar, async ({ params, query }) =>
      presentCalendar(await readTrip(dependencies, siteUrl, params.slug, query.start)),
    ),
  ];
}
