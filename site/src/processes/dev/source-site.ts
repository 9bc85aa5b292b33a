import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadConfig } from '../../config/config.ts';
import { readEnvironment } from '../../config/environment.ts';
import type { Pages } from '../composition/compose-site.ts';
import { composeHttp } from '../composition/http.ts';
import { startJobs } from '../composition/jobs.ts';
import { offerSetup } from '../composition/site-setup/offer-setup.ts';
import type { DatabaseAddresses } from '../start/database-addresses.ts';
import { prepareDatabase } from '../start/prepare-database.ts';

export { explainFailure } from '../start/start-failure.ts';

export type SourceSite = {
  answer(request: IncomingMessage, response: ServerResponse): void;
  stop(): Promise<void>;
};

/** All of the server's code that a change replaces; it listens nowhere. Nothing is cached. */
export async function startSourceSite(addresses: DatabaseAddresses, pages: Pages): Promise<SourceSite> {
  const config = { ...loadConfig(readEnvironment()), cacheBytes: 0, partsBytes: 0 };
  await prepareDatabase(config, addresses);
  const [http, jobs] = await Promise.all([composeHttp(config, addresses, pages), startJobs(config, addresses.writer)]);
  await offerSetup(config, addresses.writer);
  return {
    answer: (request, response) => void http.app.server.emit('request', request, response),
    async stop() {
      await Promise.all([http.stop(), jobs.stop()]);
    },
  };
}
