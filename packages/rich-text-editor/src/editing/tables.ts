import type { Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { schema } from '../document/schema.ts';

/** A table of three columns, its head and two rows. */
export function newTable(): Node {
  const cells = (kind: string) => [0, 1, 2].map(() => schema.node(kind, null, [schema.node('paragraph')]));
  const rows = ['table_header', 'table_cell', 'table_cell'].map((kind) => schema.node('table_row', null, cells(kind)));
  return schema.node('table', null, rows);
}

/** What has more columns is no table to a reader of Markdown. */
export const mostColumns = 20;

const withRoom =
  (command: Command): Command =>
  (state, dispatch) =>
    isInTable(state) && selectedRect(state).map.width < mostColumns && command(state, dispatch);

/** The head stays the first row. */
const belowHead =
  (command: Command): Command =>
  (state, dispatch) =>
    isInTable(state) && selectedRect(state).top > 0 && command(state, dispatch);

const alignColumn =
  (align: string | null): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, tableStart, left, right } = selectedRect(state);
    const tr = state.tr;
    for (const pos of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
      tr.setNodeAttribute(tableStart + pos, 'align', align);
    dispatch?.(tr);
    return true;
  };

/** How the column at the selection stands. */
export function alignOf(state: Parameters<Command>[0]): string | null {
  if (!isInTable(state)) return null;
  const { map, table, left } = selectedRect(state);
  return table.nodeAt(map.map[left] ?? 0)?.attrs.align ?? null;
}

export const tableCommands = {
  rowAbove: belowHead(addRowBefore),
  rowBelow: addRowAfter,
  columnBefore: withRoom(addColumnBefore),
  columnAfter: withRoom(addColumnAfter),
  removeRow: belowHead(deleteRow),
  removeColumn: deleteColumn,
  removeTable: deleteTable,
  alignLeft: alignColumn(null),
  alignCenter: alignColumn('center'),
  alignRight: alignColumn('right'),
} satisfies Record<string, Command>;
