import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../discovery.contract.ts';
import { presentFeed } from './feed.presenter.ts';
import { readFeed } from './feed.service.ts';
import { presentRobots } from './robots.presenter.ts';
import { writeSitemap } from './sitemap.service.ts';

/** `siteUrl` has no slash at its end: all addresses in these files are absolute. */
export function discoveryRoutes(dependencies: Dependencies, siteUrl: string): Implementation[] {
  return [
    implement(contract.readSitemap, ({ query }) => writeSitemap(dependencies, siteUrl, query.part)),
    implement(contract.readRobots, async () => presentRobots(siteUrl)),
    implement(contract.readFeed, async () => {
      const { site, stories, ...rest } = await readFeed(dependencies);
      return presentFeed({ ...site, ...rest, siteUrl }, stories);
    }),
  ];
}
