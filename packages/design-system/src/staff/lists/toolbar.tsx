import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input, Select } from '../../forms/input.tsx';
import { SearchIcon } from '../../icon.tsx';
import styles from './toolbar.module.css';

/** The line above a list: what is searched, how it is narrowed, what can be done. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  /** Read aloud; the placeholder says by what one can search. */
  label: string;
};

/** A search field with its sign. */
export function SearchBox({ label, ...rest }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <SearchIcon small />
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <Input id={id} type="search" autoComplete="off" enterKeyHint="search" {...rest} />
    </div>
  );
}

export type ToolbarSelectProps = {
  /** Read aloud. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Narrows a list to one of several kinds. */
export function ToolbarSelect({ label, value, options, onChange }: ToolbarSelectProps) {
  return (
    <Select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
