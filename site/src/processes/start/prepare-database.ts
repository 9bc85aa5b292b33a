import { openDatabase } from '@trekker/database/database.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { grantRights, roleOf } from '@trekker/database/rights.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import type { Config } from '../../config/config.ts';
import { findOwnLanguage } from '../../features/languages/server/language.repository.ts';
import { renewLegalPages } from '../../features/pages/server/legal/legal-page.service.ts';
import { publicRights } from '../../server/public-database-rights.ts';
import { siteWork } from '../composition/site-work.ts';
import type { DatabaseAddresses } from './database-addresses.ts';
import { migrations } from './migrations-folder.ts';
import { isInUse } from './site-use.repository.ts';

/** Brings tables, queues and rights up to date and fills an empty database. Before anything else uses it. */
export async function prepareDatabase(config: Config, { owner, writer, reader }: DatabaseAddresses): Promise<void> {
  const database = await openDatabase({ url: owner, poolSize: 2, statementTimeoutMs: 60_000 });
  try {
    await migrate(database, migrations, (line) => console.log(line));
    await renewLegalPages(database.db, await findOwnLanguage(database.db));
    await prepareJobQueue(database.connection, siteWork(config, database.db));
    if (writer !== owner || reader !== null)
      await grantRights(
        database.connection,
        { writer: roleOf({ url: writer }), reader: reader === null ? null : roleOf({ url: reader }) },
        publicRights,
      );
    if (config.sample === 'library' && !(await isInUse(database.db))) {
      // All that fills it is loaded once in the life of a site.
      const { loadSampleLibrary } = await import('./sample-library.ts');
      await loadSampleLibrary(config, database.db, (line) => console.log(line));
    }
  } finally {
    await database.close();
  }
}
