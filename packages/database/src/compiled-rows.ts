import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import { PgArray } from 'drizzle-orm/pg-core';

type Decode = (value: unknown) => unknown;
type SelectedField = { path: string[]; field: unknown };
type Row = Record<string, unknown>;

/** What Drizzle's prepared statements hold and their types leave out (decisions/0023). */
type Prepared = {
  fields?: SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown;
};

/**
 * Has a prepared statement turn its rows into objects by a plan that is made once. Drizzle by itself works out for each
 * cell of each row how it is decoded, which costs a list of 25 more than asking the database. Returns the statement.
 */
export function withCompiledRows<Statement>(statement: Statement): Statement {
  const prepared = statement as Prepared;
  const { fields, joinsNotNullableMap } = prepared;
  if (!fields || prepared.customResultMapper || fields.some(({ path }) => path.length > 2)) return statement;
  const toRow = rowPlan(fields, joinsNotNullableMap);
  // Not assigned as a literal: V8 would place it among the old objects, where all that it leads to stays until a full
  // collection.
  const toRows = (rows: unknown[][]) => rows.map(toRow);
  prepared.customResultMapper = toRows;
  return statement;
}

function rowPlan(fields: readonly SelectedField[], notNullable: Record<string, boolean> | undefined) {
  const cells = fields.map(({ path: [name = '', inner], field }, index) => ({
    name,
    inner,
    index,
    decode: decoderOf(field),
  }));
  const absent = notNullable ? joinedObjects(fields, notNullable) : [];
  return (values: unknown[]): Row => {
    const row: Row = {};
    for (const { name, inner, index, decode } of cells) {
      const value = values[index];
      const decoded = value === null || decode === null ? value : decode(value);
      if (inner === undefined) {
        row[name] = decoded;
      } else {
        row[name] ??= {};
        (row[name] as Row)[inner] = decoded;
      }
    }
    for (const { name, indexes } of absent) if (indexes.every((index) => values[index] === null)) row[name] = null;
    return row;
  };
}

/** An object made of one table's columns alone is null where an outer join found no row. */
function joinedObjects(fields: readonly SelectedField[], notNullable: Record<string, boolean>) {
  const objects = new Map<string, { tables: Set<string>; indexes: number[] }>();
  for (const [index, { path, field }] of fields.entries()) {
    if (path.length !== 2 || !is(field, Column)) continue;
    const object = objects.get(path[0] ?? '') ?? { tables: new Set(), indexes: [] };
    object.tables.add(getTableName(field.table));
    object.indexes.push(index);
    objects.set(path[0] ?? '', object);
  }
  return [...objects]
    .filter(
      ([
        ,
        {
          tables: [table = '', ...others],
        },
      ]) => others.length === 0 && !notNullable[table],
    )
    .map(([name, { indexes }]) => ({ name, indexes }));
}

/** Null where the driver's value is taken as it is. */
function decoderOf(field: unknown): Decode | null {
  const decoder = decodingPart(field);
  if (isTakenAsItIs(decoder)) return null;
  // Looked up once: a view's columns are behind a proxy.
  const decode: Decode = decoder.mapFromDriverValue.bind(decoder);
  // Of the usual types the driver has made an array already.
  if (is(field, PgArray) && isTakenAsItIs(field.baseColumn))
    return (value) => (typeof value === 'string' ? decode(value) : value);
  return decode;
}

const isTakenAsItIs = (decoder: Decoder) => decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;

type Decoder = { mapFromDriverValue: Decode };

function decodingPart(field: unknown): Decoder {
  if (is(field, Column)) return field as unknown as Decoder;
  if (is(field, SQL)) return decoderIn(field);
  if (is(field, Subquery)) return decoderIn(field._.sql);
  return decoderIn((field as { sql: SQL }).sql);
}

const decoderIn = (sql: SQL) => (sql as unknown as { decoder: Decoder }).decoder;
