import { PlusIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty, Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { TableSkeleton } from '@trekker/design-system/staff/lists/table-skeleton.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { EmptyHint } from './empty-hint.tsx';
import styles from './staff-list.module.css';
import { t } from './staff-list.texts.ts';
import { StaffListBar, type StaffListBarProps } from './staff-list-bar.tsx';

/** What there is of a list. */
export type ListState<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; text?: string; onRetry: () => void }
  | { kind: 'ready'; rows: readonly Row[]; page: number; pages: number; totalCount?: number };

export type StaffListProps<Row> = Omit<StaffListBarProps, 'totalCount'> & {
  title: string;
  /** Below the title, small. */
  note?: string;
  /** Beside the title, before the button that adds one: refresh. */
  actions?: ReactNode;
  /** Where one is added; `over` where that opens over the list. */
  add?: { href: string; label: string; over?: boolean };
  list: ListState<Row>;
  /** The text when nothing is there or found, word for word. */
  empty: string;
  /** Where what is listed comes from, said then; without it the way to add one. */
  from?: string;
  /** The word on the pager's first link; "Prev" by default. */
  previous?: string;
  /** The pager is there for a single page as well. */
  alwaysPager?: boolean;
  /** Below the list: "Showing 6 of 1,284 users". */
  foot?: ReactNode;
  /** The rows, as a DataTable or as cards. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the back office: its words, filters and page live in the address. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { title, note, actions, add, search, filters, tabs, more, list, empty, foot } = props;
  const totalCount = list.kind === 'ready' ? list.totalCount : undefined;
  return (
    <>
      <StaffPageHeader title={title} note={note}>
        {actions}
        {add && (
          <ButtonLink href={hrefTo(add.href)} data-stay={add.over}>
            <PlusIcon small />
            {add.label}
          </ButtonLink>
        )}
      </StaffPageHeader>
      <StaffListBar search={search} filters={filters} tabs={tabs} totalCount={totalCount} more={more} />
      {list.kind === 'loading' && <TableSkeleton />}
      {list.kind === 'failed' && <Failed text={list.text} onRetry={list.onRetry} />}
      {list.kind === 'ready' && <Ready {...props} list={list} />}
      <LiveRegion>{list.kind === 'ready' && list.rows.length === 0 ? empty : ''}</LiveRegion>
      {list.kind === 'ready' && foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}

type ReadyProps<Row> = Omit<StaffListProps<Row>, 'list'> & { list: Extract<ListState<Row>, { kind: 'ready' }> };

function Ready<Row>({ list, title, add, empty, from, previous, alwaysPager, children }: ReadyProps<Row>) {
  const { pathname, search } = useLocation();
  return (
    <>
      {list.rows.length > 0 ? (
        children(list.rows)
      ) : (
        <Empty title={empty}>
          <EmptyHint add={add} from={from} />
        </Empty>
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        address={hrefTo(pathname + search)}
        label={t.pagesOf({ list: title })}
        previous={previous}
        always={alwaysPager && list.rows.length > 0}
        dense
      />
    </>
  );
}
