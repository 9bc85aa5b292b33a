// Writes how PostgreSQL runs each public request's statements beside the features that ask them: npm run plans, on a
// filled database.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFailure } from '@trekker/site/src/processes/start/start-failure.ts';
import { watchReads } from './asked-statements.ts';
import { explain } from './explain.ts';
import { publicRequests } from './public-requests.ts';
import { withSilentSite } from './silent-site.ts';

const features = path.resolve(import.meta.dirname, '../../../site/src/features');

try {
  await withSilentSite(async ({ app }, database) => {
    const client = await database.pool.connect();
    try {
      const slugOf = async (table: string, order: string) =>
        (await client.query(`select slug from ${table} where published order by ${order} limit 1`)).rows[0]?.slug;
      const chosen = {
        place: await slugOf('destinations', 'rating_count desc, id'),
        story: await slugOf('stories', 'published_at desc, id'),
      };
      const places = (await client.query('select count(*) from destinations')).rows[0]?.count;
      const asked = watchReads(database);
      for (const [feature, requests] of Object.entries(publicRequests(chosen))) {
        let text = `Among ${places} destinations.\n\n`;
        for (const request of requests) {
          await app.inject({ url: request, headers: { accept: 'application/json' } });
          text += `GET ${request}\n`;
          for (const statement of asked()) {
            const plan = await explain(client, statement);
            text += `  ${statement.name ?? 'unnamed'}\n${plan.map((line) => `    ${line}`).join('\n')}\n`;
          }
          text += '\n';
        }
        const folder = path.join(features, feature, 'server/query-plans');
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'public.txt'), text);
      }
    } finally {
      client.release();
    }
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
