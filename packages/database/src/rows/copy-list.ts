import pg from 'pg';

/** Names of columns as SQL. */
export function copyList(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
