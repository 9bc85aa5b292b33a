import { DataTable, type DataTableProps } from '@trekker/design-system/staff/lists/data-table.tsx';
import { useLocation } from 'react-router';
import { useListSort } from '#web/staff/list/use-list-sort.ts';
import { useSelection } from '#web/staff/list/use-selection.ts';
import { BulkBar, type BulkBarProps } from './bulk-bar.tsx';

export type BulkTableProps<Row extends { _id: string }> = Pick<DataTableProps<Row>, 'label' | 'rows' | 'columns'> &
  Omit<BulkBarProps<Row>, 'selection'>;

/** The rows of a list that can be changed many at once. */
export function BulkTable<Row extends { _id: string }>({ label, columns, ...bar }: BulkTableProps<Row>) {
  const { rows, titleOf } = bar;
  const selection = useSelection(rows, useListAddress());
  const sort = useListSort();
  return (
    <>
      <BulkBar {...bar} selection={selection} />
      <DataTable
        label={label}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={columns}
        sort={sort}
        selection={{ ...selection, nameOf: titleOf }}
      />
    </>
  );
}

/** What the list shows, on whatever page. */
function useListAddress(): string {
  const words = new URLSearchParams(useLocation().search);
  words.delete('page');
  return words.toString();
}
