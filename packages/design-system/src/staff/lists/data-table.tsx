import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../account-icons.tsx';
import { classNames } from '../../class-names.ts';
import styles from './data-table.module.css';
import { PageCheck, RowCheck, type RowSelection } from './row-check.tsx';

export type Column<Row> = {
  head: string;
  /** What is `data-columns-only` in it goes where rows take three lines. */
  cell: (row: Row) => ReactNode;
  /** By what the list can be sorted here; see `sort` of the table. */
  sortBy?: string | undefined;
  /** The largest or newest comes first; else the smallest, or the letter A. */
  downFirst?: boolean | undefined;
  /** One line: dates and numbers. */
  short?: boolean | undefined;
  /** Words of any length, such as names and addresses: broken rather than widening the table. */
  long?: boolean | undefined;
  /** The row's actions, at its end. */
  actions?: boolean | undefined;
  /**
   * Its place on a phone, where a row is three lines: the first column, the facts in one line, then what can be done. A
   * fact unless said otherwise; a state stands before the actions, marks and a text have a line of their own, what is
   * hidden stands on the row's page.
   */
  phone?: 'fact' | 'state' | 'marks' | 'text' | 'hidden' | undefined;
  /** The fact needs its head before it there: "Searches 12". */
  named?: boolean | undefined;
};

export type Order = { by: string; down: boolean };

export type Sort = Order & {
  /** The order that nobody asked for. */
  standard: Order;
  /** The address of the list in another order. */
  addressOf: (order: Order) => string;
};

/** What a click on a column's head asks for: its order, then the other way round, then what it was before. */
export function nextOrder({ by, down, standard }: Omit<Sort, 'addressOf'>, column: string, downFirst = false): Order {
  if (by !== column) return { by: column, down: downFirst };
  return down === downFirst ? { by: column, down: !downFirst } : standard;
}

export type DataTableProps<Row> = {
  /** What is listed, such as "Stories". */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row; on a phone it is the first line. */
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  /** Where several rows can be selected, each begins with a box. */
  selection?: RowSelection<Row> | undefined;
  /** Other rows are on their way; these stay so long. */
  busy?: boolean | undefined;
};

/** A list in columns, under a head that stays. Where they do not fit, as on a phone, every row takes three lines. */
export function DataTable<Row>({ label, rows, keyOf, columns, sort, selection, busy }: DataTableProps<Row>) {
  const selected = selection ? rows.filter(selection.has).length : 0;
  return (
    <div className={styles.list}>
      <div className={styles.box}>
        <table className={styles.table} aria-label={label} aria-busy={busy || undefined}>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <HeadCell key={column.head} column={column} sort={sort}>
                  {selection && place === 0 && (
                    <PageCheck
                      isAll={selected === rows.length}
                      isSome={selected > 0}
                      onAll={selection.all}
                      onClear={selection.clear}
                    />
                  )}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} data-selected={selection?.has(row) || undefined}>
                {columns.map((column, place) => (
                  <td
                    key={column.head}
                    className={classNames(
                      column.short && styles.short,
                      column.long && styles.long,
                      column.actions && styles.actions,
                    )}
                    data-phone={place > 0 && !column.actions ? (column.phone ?? 'fact') : undefined}
                    data-label={column.named ? column.head : undefined}
                  >
                    {selection && place === 0 ? (
                      <div className={styles.lead}>
                        <RowCheck row={row} selection={selection} />
                        {column.cell(row)}
                      </div>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort | undefined; children: ReactNode };

function HeadCell<Row>({ column, sort, children }: HeadCellProps<Row>) {
  const { head, sortBy, downFirst, actions } = column;
  const className = actions ? styles.actions : undefined;
  if (!sort || !sortBy)
    return (
      <th scope="col" className={className} aria-label={children ? head : undefined}>
        <Head check={children}>{head}</Head>
      </th>
    );
  const on = sort.by === sortBy;
  const Arrow = on && sort.down ? ChevronDownIcon : ChevronUpIcon;
  return (
    <th
      scope="col"
      className={classNames(className, styles.sortable)}
      // Not the name of the box in it.
      aria-label={children ? head : undefined}
      aria-sort={on ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      <Head check={children}>
        <a
          className={classNames(styles.sort, on && styles.on)}
          href={sort.addressOf(nextOrder(sort, sortBy, downFirst))}
          data-stay
        >
          {head}
          <Arrow small />
        </a>
      </Head>
    </th>
  );
}

/** A column's head, behind the box that selects the page where there is one. */
function Head({ check, children }: { check: ReactNode; children: ReactNode }) {
  if (!check) return children;
  return (
    <span className={styles.lead}>
      {check}
      {children}
    </span>
  );
}
