import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';

type Column = { name: string; type: string; refersTo: string | null };

/** The tables, those that others refer to first. */
async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    SELECT relname AS name, coalesce((SELECT array_agg(confrelid::regclass::text) FROM pg_constraint
      WHERE contype = 'f' AND conrelid = c.oid AND confrelid <> c.oid), '{}') AS needs
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' ORDER BY relname`);
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const needed of rows.find((row) => row.name === name)?.needs ?? []) visit(needed);
    ordered.push(name);
  };
  for (const { name } of rows) visit(name);
  return ordered;
}

/** The columns that need a value: neither computed nor with a default. */
async function columnsToFill(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type,
       (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND conkey = ARRAY[attnum]) AS "refersTo"
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attnotnull AND NOT atthasdef`,
    [table],
  );
  return rows;
}

const byType: Record<string, unknown> = {
  text: 'Föö "bar" \\ baz',
  integer: 1,
  bigint: 1,
  smallint: 1,
  real: 1,
  'double precision': 1,
  numeric: 1,
  boolean: true,
  jsonb: '[]',
  date: '2026-01-02',
  'timestamp with time zone': '2026-01-02T03:04:05Z',
  'text[]': '{a,b}',
  json: '{}',
  bytea: '\\x00',
  'uuid[]': '{}',
};

/** Values for columns with check constraints. */
const byName: Record<string, unknown> = {
  slug: 'foo-bar',
  role: 'USER',
  kind: 'image',
  region: 'europe',
  rating: 4,
  type: 'update',
  message: 'A message that is long enough.',
  text: 'A review that is long enough for the rule.',
  email: 'ana@example.com',
};

const trashed = { kind: 'story', item_id: randomUUID() };

const byTable: Record<string, Record<string, unknown>> = {
  // The one belongs to the other by two columns.
  trash_items: trashed,
  trashed_rows: trashed,
  notifications: { kind: 'role', role: 'ADMIN' },
  languages: { code: 'de' },
  destination_texts: { language: 'de', slug: 'ort' },
  former_destination_text_slugs: { language: 'de', slug: 'ort' },
  banner_texts: { language: 'de' },
  highlight_texts: { language: 'de' },
  about_texts: { only: true, language: 'de' },
  team_member_texts: { language: 'de' },
  term_texts: { kind: 'tag', term: 'food', language: 'de', name: 'Essen', slug: 'essen' },
  media_texts: { language: 'de', alt: 'Das Meer' },
  author_texts: { language: 'de', bio: 'Schreibt.' },
  former_tag_slugs: { language: 'de', slug: 'kueche', tag: 'food' },
  site_texts: { language: 'de', key: 'home.title', value: 'Fern' },
  page_texts: { language: 'de', slug: 'seite' },
  former_page_text_slugs: { language: 'de', slug: 'seite' },
  former_story_text_slugs: { language: 'de', slug: 'reise' },
  story_texts: { language: 'de', slug: 'reise' },
  // One of those that every site began with.
  stories: { category: 'Travel' },
  former_story_categories: { slug: 'travel' },
  // One of the regions that the form offers.
  highlights: { region: 'Europe' },
  // It leads to a story or to a path, and to one of them.
  imported_addresses: { path: '/2019/05/x', target: '/tags/x' },
};

/** Tables that triggers fill; they change with every migration. */
const derived = /^(list_counts|search_words|search_phrases|search_word_counts)$/;

/** Tables that a later migration merged into another. */
const became: Record<string, string> = { story_authors: 'authors' };

type Row = Record<string, unknown>;

/** Inserts one row into each table of an old schema, and checks whether newer schemas still have it unchanged. */
export function createOldRows() {
  /** The inserted rows by table, with the given columns: triggers may change the others. */
  const put = new Map<string, Row>();
  const given = new Map<string, string[]>();

  async function addRow(client: pg.Client, table: string): Promise<void> {
    const row: Row = {};
    for (const { name, type, refersTo } of await columnsToFill(client, table))
      row[name] = refersTo ? put.get(refersTo)?.id : (byName[name] ?? (type === 'uuid' ? randomUUID() : byType[type]));
    Object.assign(row, byTable[table]);
    const names = Object.keys(row);
    const values = names.map((_, at) => `$${at + 1}`);
    const statement = names.length
      ? `INSERT INTO ${table} (${names.map((name) => pg.escapeIdentifier(name))}) VALUES (${values}) RETURNING *`
      : `INSERT INTO ${table} DEFAULT VALUES RETURNING *`;
    const { rows } = await client.query(statement, Object.values(row)).catch((error: Error) => {
      throw new Error(`${table} took no row: ${error.message}`);
    });
    put.set(table, rows[0]);
    given.set(
      table,
      names.filter((name) => row[name] !== undefined),
    );
  }

  return {
    size: () => put.size,
    async addToNewTables(client: pg.Client): Promise<void> {
      for (const table of await tablesInOrder(client))
        if (!put.has(table) && !derived.test(table)) await addRow(client, table);
    },
    /** The tables whose row has changed or is missing; a later migration may have dropped a column. */
    async changed(client: pg.Client): Promise<string[]> {
      const changed: string[] = [];
      for (const [table, old] of put) {
        const { rows } = await client.query<Row>(`SELECT * FROM ${became[table] ?? table}`);
        const carried = (given.get(table) ?? []).filter((name) => name in (rows[0] ?? {}));
        if (!rows.some((row) => carried.every((name) => isDeepStrictEqual(row[name], old[name])))) changed.push(table);
      }
      return changed;
    },
  };
}
