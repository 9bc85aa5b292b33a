import { useEffect } from 'react';

type Row = { _id: string };

// Rows of lists that were on the screen, so that a form can show at once what is known. Gone with a reload.
const passed = new Map<string, Row>();
const most = 500;

/** Keeps the rows of a list at hand for the forms that it leads to. */
export function usePassedRows(rows: readonly Row[]): void {
  useEffect(() => {
    if (passed.size > most) passed.clear();
    for (const row of rows) passed.set(row._id, row);
  }, [rows]);
}

/** What the list before knew of an item, once; nothing after a reload. */
export function takePassedRow<Known extends Row>(id: string): Known | undefined {
  const row = passed.get(id) as Known | undefined;
  passed.delete(id);
  return row;
}
