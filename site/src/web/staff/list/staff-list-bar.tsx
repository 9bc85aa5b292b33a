import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { SearchBox, Toolbar, ToolbarSelect } from '@trekker/design-system/staff/lists/toolbar.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from './list-address.ts';
import styles from './staff-list.module.css';
import { useSearchWord } from './use-search-word.ts';

export type ListFilter = {
  /** In the address. */
  name: string;
  /** Read aloud. */
  label: string;
  /** The first one, with an empty value, shows all. */
  options: readonly { value: string; label: string }[];
};

export type StaffListBarProps = {
  /** By what one can search; `q` in the address. Without it there is no search. */
  search?: { label: string; placeholder: string } | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** The filter that is chosen most, as tabs above the line. */
  tabs?: ListFilter | undefined;
  /** How many the chosen tab holds, as far as is known. */
  totalCount?: number | undefined;
  /** What else stands on the line. */
  more?: ReactNode;
};

/** Search and filters of a list, kept in the address. */
export function StaffListBar({ search, filters = [], tabs, totalCount, more }: StaffListBarProps) {
  return (
    <>
      {tabs && <FilterTabs filter={tabs} count={totalCount} />}
      {(search || filters.length > 0 || more) && (
        <Toolbar>
          {search && <Search {...search} />}
          {filters.map((filter) => (
            <Filter key={filter.name} filter={filter} />
          ))}
          {more}
        </Toolbar>
      )}
    </>
  );
}

function FilterTabs({ filter: { name, label, options }, count }: { filter: ListFilter; count: number | undefined }) {
  const location = useLocation();
  const chosen = new URLSearchParams(location.search).get(name) ?? '';
  return (
    <Tabs label={label} className={styles.tabs}>
      {options.map(({ value, label: word }) => (
        <Tab
          key={value}
          on={value === chosen}
          href={hrefTo(listAddress(location, name, value))}
          {...(value === chosen && count !== undefined && { count: formatCount(count) })}
        >
          {word}
        </Tab>
      ))}
    </Tabs>
  );
}

function Search({ label, placeholder }: { label: string; placeholder: string }) {
  const { typed, type, submit } = useSearchWord('q');
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
    />
  );
}

function Filter({ filter: { name, label, options } }: { filter: ListFilter }) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <ToolbarSelect
      label={label}
      options={options}
      value={new URLSearchParams(location.search).get(name) ?? ''}
      onChange={(value) => void navigate(listAddress(location, name, value), { preventScrollReset: true })}
    />
  );
}
