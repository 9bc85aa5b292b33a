import type { Database } from '@trekker/database/database.ts';
import { loadConfig } from '@trekker/site/src/config/config.ts';
import { readEnvironment } from '@trekker/site/src/config/environment.ts';
import { composeSite, type Pages, type Site } from '@trekker/site/src/processes/composition/compose-site.ts';
import { withSiteDatabase } from '@trekker/site/src/processes/start/command-database.ts';

const noPages: Pages = {
  renderPage: () => Promise.reject(new Error('Calls only.')),
  pages: [],
  manifest: {
    fonts: [],
    moduleOf: () => undefined,
    textFolderOf: () => undefined,
    assetsOf: () => ({ script: '', preloads: [], styles: [] }),
  },
  clientDirectory: import.meta.dirname,
};

/** The site's calls on its database: no pages, no cache, no log, and no limit that a measurement would meet. */
export async function withSilentSite(work: (site: Site, database: Database) => Promise<void>): Promise<void> {
  const config = loadConfig({ ...readEnvironment(), LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' });
  await withSiteDatabase(config, async (database) => {
    const site = await composeSite({ ...config, cacheBytes: 0, partsBytes: 0 }, database, noPages);
    try {
      await work(site, database);
    } finally {
      await site.close();
    }
  });
}
