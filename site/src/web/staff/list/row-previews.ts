import { useEffect } from 'react';

type Row = { _id: string };

// Rows of lists that were on the screen, so that a form can show at once what is known. Gone with a reload.
const previews = new Map<string, Row>();
const most = 500;

/** Keeps the rows of a list at hand for the forms that it leads to. */
export function useRowPreviews(rows: readonly Row[]): void {
  useEffect(() => {
    if (previews.size > most) previews.clear();
    for (const row of rows) previews.set(row._id, row);
  }, [rows]);
}

/** What the list before knew of an item, once; nothing after a reload. */
export function takeRowPreview<Preview extends Row>(id: string): Preview | undefined {
  const row = previews.get(id) as Preview | undefined;
  previews.delete(id);
  return row;
}
