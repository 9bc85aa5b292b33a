import { loadConfig } from '../../config/config.ts';
import { offerSetup } from '../composition/site-setup/offer-setup.ts';
import { withSiteServer } from '../start/command-database.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import type { CommandInput } from './command.ts';

/**
 * Brings tables and queues up to date, before HTTP processes and job workers that run by themselves. `npm start` does
 * it as it starts.
 */
export async function migrateSite({ settings, say }: CommandInput): Promise<void> {
  const config = loadConfig(settings);
  await withSiteServer(config, async (addresses) => {
    await prepareDatabase(config, addresses);
    await offerSetup(config, addresses.writer);
  });
  say('The database is up to date.');
}
