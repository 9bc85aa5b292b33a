import { SearchBox, Toolbar, ToolbarSelect } from '@trekker/design-system/staff/lists/toolbar.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listAddress } from './list-address.ts';
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
  /** What else stands on the line. */
  more?: ReactNode;
};

/** Search and filters of a list, kept in the address. */
export function StaffListBar({ search, filters = [], more }: StaffListBarProps) {
  if (!search && filters.length === 0 && !more) return null;
  return (
    <Toolbar>
      {search && <Search {...search} />}
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} />
      ))}
      {more}
    </Toolbar>
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
