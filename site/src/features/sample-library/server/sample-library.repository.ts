import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { type SampleKind, sampleKinds } from '../sample-library.contract.ts';

/** Where the things of a kind are, and by what a person knows them. */
const tables: Record<SampleKind, { table: SQL; title: SQL; image: SQL; edited: SQL }> = {
  story: { table: sql`stories`, title: sql`title`, image: sql`cover_id`, edited: sql`updated_at <> created_at` },
  destination: {
    table: sql`destinations`,
    title: sql`name || ', ' || country`,
    image: sql`thumbnail_id`,
    // What readers have said of it is theirs.
    edited: sql`(updated_at <> created_at or exists (select from reviews join accounts on accounts.id = account_id
      where destination_id = destinations.id and accounts.password_hash is not null))`,
  },
  highlight: {
    table: sql`highlights`,
    title: sql`name || ', ' || location`,
    image: sql`image_id`,
    edited: sql`updated_at <> created_at`,
  },
  banner: { table: sql`banners`, title: sql`title`, image: sql`null::uuid`, edited: sql`updated_at <> created_at` },
  'team-member': {
    table: sql`team_members`,
    title: sql`name`,
    image: sql`image_id`,
    edited: sql`updated_at <> created_at`,
  },
  feedback: { table: sql`feedback`, title: sql`name`, image: sql`null::uuid`, edited: sql`false` },
};

export const tableOf: Record<SampleKind, string> = {
  story: 'stories',
  destination: 'destinations',
  highlight: 'highlights',
  banner: 'banners',
  'team-member': 'team_members',
  feedback: 'feedback',
};

const among = (ids: readonly string[]) => sql`= any(${sql.param([...ids])}::uuid[])`;

type IdsByKind = Record<SampleKind, readonly string[]>;

/** How many of each kind are there, and whether there is nothing at all that readers could see; in one statement. */
export async function countItems(
  db: Queryable,
  ids: IdsByKind,
): Promise<{ counts: Record<SampleKind, number>; isEmptySite: boolean }> {
  const count = (kind: SampleKind) => sql`
    (select count(*)::int from ${tables[kind].table} where id ${among(ids[kind])}) as ${sql.identifier(kind)}`;
  const { rows } = await db.execute<Record<SampleKind, number> & { empty: boolean }>(sql`
    select ${sql.join(sampleKinds.map(count), sql`, `)},
      not (exists (select from destinations) or exists (select from stories) or exists (select from highlights)
        or exists (select from banners)) as empty`);
  const [row] = rows;
  if (!row) throw new Error('A count without a row');
  const { empty, ...counts } = row;
  return { counts, isEmptySite: empty };
}

export type SampleItem = { id: string; title: string; imageId: string | null };

/** Those that somebody has changed since they came, kind by kind; in one statement. */
export async function listEdited(
  db: Queryable,
  ids: IdsByKind,
): Promise<{ kind: SampleKind; id: string; title: string }[]> {
  const edited = sampleKinds.map((kind, at) => {
    const of = tables[kind];
    return sql`
      select ${at}::int as at, id, ${of.title} as title from ${of.table} where id ${among(ids[kind])} and ${of.edited}`;
  });
  const { rows } = await db.execute<{ at: number; id: string; title: string }>(
    sql`select * from (${sql.join(edited, sql` union all `)}) as edited order by at, title`,
  );
  return rows.flatMap(({ at, id, title }) => {
    const kind = sampleKinds[at];
    return kind ? [{ kind, id, title }] : [];
  });
}

/** Up to `most` that are to go, each held until the transaction ends. */
export async function lockItems(
  tx: Queryable,
  kind: SampleKind,
  ids: readonly string[],
  withEdited: boolean,
  most: number,
): Promise<SampleItem[]> {
  const { table, title, image, edited } = tables[kind];
  const { rows } = await tx.execute<SampleItem>(sql`
    select id, ${title} as title, ${image} as "imageId" from ${table}
    where id ${among(ids)} and (${withEdited} or not ${edited}) order by id limit ${most} for update`);
  return rows;
}

/** Authors without a story, and people without a review; both stay where something of theirs does. */
export async function deletePeople(
  tx: Queryable,
  authors: readonly string[],
  people: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from authors where id ${among(authors)} and not exists (select from stories where author_id = authors.id)`);
  await tx.execute(sql`
    delete from accounts where id ${among(people)} and password_hash is null and role = 'USER'
      and not exists (select from reviews where account_id = accounts.id)
      and not exists (select from authors where account_id = accounts.id)`);
}

/** What nothing shows any more is swept like any file that nobody keeps. */
export async function releaseMedia(tx: Queryable, media: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update media_items set kept = false where id ${among(media)}
      and not exists (select from media_uses where media_id = media_items.id)`);
}

/** About and contact are one each: they go where they say what the library said. */
export async function deleteSingles(
  tx: Queryable,
  { about, contact }: { about: { title: string; intro: string }; contact: { email1: string; phone: string } },
): Promise<void> {
  await tx.execute(sql`
    delete from about where title = ${about.title} and intro = ${about.intro}
      and not exists (select from versions where kind = 'about')`);
  await tx.execute(sql`delete from contact_info where email1 = ${contact.email1} and phone = ${contact.phone}`);
}
