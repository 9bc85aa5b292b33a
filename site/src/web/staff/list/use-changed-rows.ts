import { useState } from 'react';

type Row = { _id: string };

/** The rows of a list as the server gave them, each with what a call has answered for it since. */
export function useChangedRows<Item extends Row>(rows: readonly Item[]): [readonly Item[], (row: Item) => void] {
  const [changed, setChanged] = useState({ of: rows, byId: new Map<string, Item>() });
  // Another answer of the server knows better.
  const byId = changed.of === rows ? changed.byId : new Map<string, Item>();
  const replace = (row: Item) =>
    setChanged((now) => ({ of: rows, byId: new Map(now.of === rows ? now.byId : []).set(row._id, row) }));
  // A list may say more of a row than such a call.
  const newest = (row: Item) => {
    const answered = byId.get(row._id);
    return answered ? { ...row, ...answered } : row;
  };
  return [rows.map(newest), replace];
}
