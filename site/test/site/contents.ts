import { zstdDecompressSync } from 'node:zlib';

type Row = Record<string, unknown>;
type Ask = (statement: string) => Promise<Row[]>;

/** All rows of each table, as comparable lines. */
export type Contents = ReadonlyMap<string, readonly string[]>;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Versions are kept packed (zstd). */
const packed = /\\\\x(28b52ffd[0-9a-f]+)/g;
const time = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::\d\d)?)/g;

/**
 * Where a row is another each time: where files lie and which of them were drawn by now, in which order something was
 * told, how often a length was changed.
 */
const read: Readonly<Record<string, string>> = {
  media_items: `select (to_jsonb(t) - '{key,file,sizes,size_bytes,alternatives,original_file}'::text[])::text as row
    from media_items t`,
  import_reports: `select (to_jsonb(t) - 'position')::text as row from import_reports t`,
  list_counts: `select jsonb_build_object(list, sum(change))::text as row from list_counts
    where list <> 'activity_entries' group by list having sum(change) <> 0`,
};

/** Things that are known by something else than an id that was drawn. */
const named = [
  `select id, 'story ' || slug as name from stories`,
  `select id, 'page ' || slug as name from pages`,
  `select id, 'media ' || file_name as name from media_items`,
  `select id, 'run' as name from import_runs`,
];

/**
 * What a database holds, without what chance and the clock have given since: two of the same are equal. `known`: as it
 * was before, whose ids stay as they are. Tables that `without` names are left out.
 */
export async function contentsOf(
  ask: Ask,
  { since, known, without }: { since: Date; known: ReadonlySet<string>; without: readonly string[] },
): Promise<Contents> {
  const names = new Map<string, string>();
  for (const statement of named)
    for (const { id, name } of await ask(statement)) if (!known.has(String(id))) names.set(String(id), String(name));
  const plain = (text: string): string =>
    text
      .replace(packed, (whole, hex: string) => unpacked(hex) ?? whole)
      .replace(uuid, (id) => (known.has(id) ? id : `(${names.get(id) ?? 'new'})`))
      .replace(time, (moment) => (Date.parse(moment) >= since.getTime() ? '(now)' : moment));
  const contents = new Map<string, string[]>();
  for (const table of await tablesOf(ask)) {
    if (without.includes(table)) continue;
    const rows = await ask(read[table] ?? `select to_jsonb(t)::text as row from "${table}" t`);
    contents.set(table, rows.map(({ row }) => plain(String(row))).sort());
  }
  return contents;
}

/** Null for what stands on another version: it was there before. */
function unpacked(hex: string): string | null {
  try {
    return zstdDecompressSync(Buffer.from(hex, 'hex')).toString();
  } catch {
    return null;
  }
}

/** Every id that stands anywhere. */
export async function idsIn(ask: Ask): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const table of await tablesOf(ask))
    for (const { row } of await ask(`select to_jsonb(t)::text as row from "${table}" t`))
      for (const [id] of String(row).matchAll(uuid)) ids.add(id);
  return ids;
}

async function tablesOf(ask: Ask): Promise<string[]> {
  const rows = await ask(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => String(name));
}

/** A sentence for each row that one has and the other has not. */
export function differencesOf(wanted: Contents, found: Contents): string[] {
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((table) => {
    const missing = without(wanted.get(table) ?? [], found.get(table) ?? []);
    const more = without(found.get(table) ?? [], wanted.get(table) ?? []);
    return [
      ...missing.map((row) => `${table} lacks ${row.slice(0, 600)}`),
      ...more.map((row) => `${table} has ${row.slice(0, 600)}`),
    ];
  });
}

/** Of rows that are there twice, each counts. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count < 1;
  });
}
