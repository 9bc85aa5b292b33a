import { statSync } from 'node:fs';
import path from 'node:path';
import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import pg from 'pg';
import { namesOfFiles } from '../../site/src/features/media/server/media-files.rules.ts';
import { type Entry, isAcknowledged, type Kind } from './ledger.ts';

export type Comparison = {
  acknowledged: number;
  unanswered: number;
  lost: number;
  twice: number;
  half: number;
  /** A sentence for each thing that is not as it must be. */
  wrong: string[];
};

/**
 * For each kind: how many of the marked effects are there (0 or 1 if all is well), and whether one that is there is
 * whole. `$1` are the marks.
 */
const found: Record<Kind, string> = {
  register: `select count(*)::int as times, bool_and(exists (select from sessions s where s.account_id = a.id)) as whole
    from accounts a where a.email = $1::jsonb->>'email'`,
  review: `select count(*)::int as times, true as whole from reviews r join accounts a on a.id = r.account_id
    join destinations d on d.id = r.destination_id where a.email = $1::jsonb->>'email' and d.slug = $1::jsonb->>'slug'`,
  vote: `select count(*)::int as times, bool_and(v.vote = 'helpful') as whole from review_votes v
    join accounts a on a.id = v.account_id where a.email = $1::jsonb->>'email' and v.review_id = ($1::jsonb->>'review')::uuid`,
  favourite: `select count(*)::int as times, true as whole from favourite_destinations f
    join accounts a on a.id = f.account_id where a.email = $1::jsonb->>'email' and f.destination_id = ($1::jsonb->>'id')::uuid`,
  // Its mail is a part of it; of a sent one a row without content is kept for ten minutes.
  contact: `select count(*)::int as times, bool_and(exists (select from pgboss.job j where j.name = 'send-mail'
      and j.created_on = m.created_at
      and (j.state = 'completed' or j.data->>'subject' like '%' || ($1::jsonb->>'word') || '%'))) as whole
    from contact_messages m where m.full_name = 'Writer ' || ($1::jsonb->>'word')`,
  feedback: `select count(*)::int as times, true as whole from feedback
    where message = 'The maps are the best of it. ' || ($1::jsonb->>'word')`,
  story: `select count(*)::int as times, bool_and(s.cover_id is not null
      and (select count(*) from story_images i where i.story_id = s.id) = 2
      and exists (select from activity_entries e where e.detail like '%' || s.title || '%')) as whole
    from stories s where s.id = ($1::jsonb->>'id')::uuid`,
};

/**
 * Reads everything back and compares it with what was promised. Of what is long past it is no more asked whether it is
 * whole: sent mails are forgotten after ten minutes.
 */
export async function compare(
  connection: Connection,
  entries: readonly Entry[],
  { isRecent = true } = {},
): Promise<Comparison> {
  return withClient(connection, async (client) => {
    const result: Comparison = { acknowledged: 0, unanswered: 0, lost: 0, twice: 0, half: 0, wrong: [] };
    for (const entry of entries) {
      const { rows } = await client.query({ name: entry.kind, text: found[entry.kind], values: [entry.mark] });
      const { times, whole } = rows[0] as { times: number; whole: boolean | null };
      const isPromised = isAcknowledged(entry);
      if (isPromised) result.acknowledged += 1;
      if (entry.status === 0) result.unanswered += 1;
      const tell = (what: 'lost' | 'twice' | 'half') => {
        result[what] += 1;
        result.wrong.push(`${entry.kind} ${JSON.stringify(entry.mark)} is ${what} (answered ${entry.status})`);
      };
      if (isPromised && times === 0) tell('lost');
      if (times > 1) tell('twice');
      if (isRecent && times > 0 && whole === false) tell('half');
    }
    return result;
  });
}

const wrongCounters = `
  select 'rating of ' || slug as what from destinations d where (rating_count, rating_sum) <>
    (select count(*)::int, coalesce(sum(rating), 0)::int from reviews where destination_id = d.id)
  union all
  select 'votes of ' || id from reviews r where (helpful_count, unhelpful_count) <>
    (select count(*) filter (where vote = 'helpful')::int, count(*) filter (where vote = 'unhelpful')::int
     from review_votes where review_id = r.id)
  union all
  select 'length of ' || list from (
    select 'contact_messages unread' as list, count(*) as length from contact_messages where not read
    union all select 'stories draft', count(*) from stories where not published
    union all select 'destinations published', count(*) from destinations where published) counted
  where length <> coalesce((select sum(change) from list_counts c where c.list = counted.list), 0)`;

/** Each image with all files that its row names, and the sum of their bytes. */
const imagesWithFiles = `
  select size_bytes::int as bytes, array(select distinct name from (
      select file as name union all
      select unnest(array[s->>'file', s->>'avif']) from jsonb_array_elements(sizes) s) named where name is not null) as names
  from media_items where kind = 'image'`;

/** Every file that a row of the media names: images, videos, captions. */
export async function filesOfMedia(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Parameters<typeof namesOfFiles>[0]>(
    `select file, sizes, alternatives, captions_file as "captionsFile", original_file as "originalFile" from media_items`,
  );
  return rows.flatMap(namesOfFiles);
}

/** What must hold at any moment: counters are those of the rows, and every file that a row names is there, whole. */
export async function inconsistencies(connection: Connection, mediaFolder: string | null): Promise<string[]> {
  return withClient(connection, async (client) => {
    const counters = (await client.query<{ what: string }>(wrongCounters)).rows.map(({ what }) => `${what} is wrong`);
    if (mediaFolder === null) return counters;
    const { rows } = await client.query<{ bytes: number; names: string[] }>(imagesWithFiles);
    const sizeOf = (name: string) =>
      statSync(path.join(mediaFolder, name.slice(0, 2), name), { throwIfNoEntry: false })?.size ?? Number.NaN;
    const torn = rows.filter(({ bytes, names }) => names.map(sizeOf).reduce((sum, size) => sum + size, 0) !== bytes);
    return [...counters, ...torn.map(({ names }) => `a file of ${names.join(', ')} is missing or cut off`)];
  });
}

export async function withClient<Result>(
  connection: Connection,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  return use(client).finally(() => client.end());
}
