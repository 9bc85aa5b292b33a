// Writes how PostgreSQL runs each public request's statements beside the features that ask them: npm run plans, on a
// filled database.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFailure } from '@trekker/site/src/processes/start/start-failure.ts';
import type pg from 'pg';
import { watchReads } from './asked-statements.ts';
import { explain } from './explain.ts';
import { publicRequests, requestsIn } from './public-requests.ts';
import { wordIn } from './rows/edition-rows.ts';
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
      const all = { ...publicRequests(chosen), ...(await requestsInOther(client)) };
      for (const [feature, requests] of Object.entries(all)) {
        let text = `Among ${places} destinations.\n\n`;
        for (const request of requests) {
          await app.inject({ url: request, headers: { accept: 'application/json' } });
          text += `GET ${request}\n`;
          for (const statement of asked()) {
            const plan = await explain(client, statement);
            text += `  ${statement.name ?? 'unnamed'}\n${plan.map((line) => `    ${withoutIds(line)}`).join('\n')}\n`;
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

/** Of the first language that was filled beside the site's own, if there is one. */
async function requestsInOther(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const slugs = async (table: string) =>
    (
      await client.query<{ language: string; slug: string }>(
        `select language, slug from ${table} where visible
           and language = (select code from languages where state = 'public' order by position limit 1) limit 1`,
      )
    ).rows[0];
  const [place, story] = [await slugs('destination_texts'), await slugs('story_texts')];
  if (!place || !story) return {};
  const word = wordIn(place.language, 'harbour');
  const requests = requestsIn(place.language, { place: place.slug, story: story.slug, word });
  return { translations: requests };
}

/** A page's ids are others on each database, and say nothing of how they are looked for. */
function withoutIds(line: string): string {
  return line.replace(/'\{[^']{100,}\}'/g, "'{…}'");
}
