import path from 'node:path';
import { openDatabase } from '@trekker/database/database.ts';
import { grantRights } from '@trekker/database/rights.ts';
import { embeddedRoles } from '@trekker/database/roles.ts';
import { databaseGlobalSetup } from '@trekker/database/vitest-global-setup.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import { loadConfig } from '../src/config/config.ts';
import { siteWork } from '../src/processes/composition/site-work.ts';
import { publicRights } from '../src/server/public-database-rights.ts';

export default databaseGlobalSetup(path.resolve(import.meta.dirname, '../migrations'), async (connection) => {
  const database = await openDatabase({ connection, poolSize: 1 });
  await prepareJobQueue(connection, siteWork(loadConfig({}), database.db));
  await grantRights(connection, embeddedRoles, publicRights);
  await database.close();
});
