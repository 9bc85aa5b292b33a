import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { ListboxOption } from '@trekker/design-system/forms/listbox-option.tsx';
import { CloseIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './finder.module.css';

export type Option = {
  id: string;
  title: string;
  note?: string | undefined;
  /** An icon or an image before it. */
  mark?: ReactNode;
  /** Over those that are alike. */
  group?: string | undefined;
  pick: () => void;
};

export type FinderProps = {
  label: string;
  /** Of the field in it. */
  fieldLabel: string;
  listLabel: string;
  words: string;
  onWords: (words: string) => void;
  options: readonly Option[];
  /** Instead of options: "No matches." */
  state?: string | undefined;
  onClose: () => void;
  /** In place of `onClose`: whoever leaves by Escape goes on where they were. */
  onEscape?: (() => void) | undefined;
  /** Where it hangs in the editor, in pixels. */
  at: { top: number; left: number };
  twoColumns?: boolean | undefined;
  foot: ReactNode;
  children?: ReactNode;
};

/** A small dialog at the place of writing: words are typed, arrows choose among what they find, Enter takes it. */
export function Finder(props: FinderProps) {
  const {
    label,
    fieldLabel,
    listLabel,
    words,
    onWords,
    options,
    state,
    onClose,
    onEscape = onClose,
    at,
    twoColumns,
    foot,
    children,
  } = props;
  const list = useId();
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = Math.min(active, options.length - 1);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    document.getElementById(`${list}-${shown}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, shown]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (event.target !== field.current) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      if (options.length > 0) setActive((shown + by + options.length) % options.length);
    } else if (event.key === 'Enter') {
      // Never the form around it.
      event.preventDefault();
      options[shown]?.pick();
    }
  };
  const leave = (to: EventTarget | null) => {
    if (!box.current?.contains(to as Node | null) && document.hasFocus()) onClose();
  };
  const row = ({ title, note, mark, pick }: Option, index: number) => (
    <ListboxOption
      key={`${index}-${title}`}
      id={`${list}-${index}`}
      className={styles.option}
      isActive={index === shown}
      onPick={pick}
    >
      <span className={styles.mark}>{mark}</span>
      <span>
        <b>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </ListboxOption>
  );
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      className={styles.finder}
      style={{ insetBlockStart: at.top, '--left': `${at.left}px` } as React.CSSProperties}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
    >
      <div className={styles.find}>
        <SearchIcon small />
        <input
          ref={field}
          role="combobox"
          aria-label={fieldLabel}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={options.length > 0 ? `${list}-${shown}` : undefined}
          placeholder={fieldLabel}
          autoComplete="off"
          maxLength={2000}
          value={words}
          onChange={(event) => {
            setActive(0);
            onWords(event.target.value);
          }}
        />
        <IconButton label={t.close} onClick={onClose}>
          <CloseIcon small />
        </IconButton>
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={listLabel}
        className={classNames(styles.list, twoColumns && styles.two)}
      >
        {groupsOf(options).map(({ name, from, rows }) =>
          name ? (
            <fieldset key={name} className={styles.group} aria-label={name}>
              <p className={styles.name} aria-hidden="true">
                {name}
              </p>
              {rows.map((option, index) => row(option, from + index))}
            </fieldset>
          ) : (
            rows.map((option, index) => row(option, from + index))
          ),
        )}
      </div>
      {state && <p className={styles.state}>{state}</p>}
      <p className="sr" role="status">
        {state ?? t.matches({ count: options.length })}
      </p>
      {children}
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}

function groupsOf(options: readonly Option[]): { name: string; from: number; rows: Option[] }[] {
  const groups: { name: string; from: number; rows: Option[] }[] = [];
  options.forEach((option, at) => {
    const last = groups.at(-1);
    if (last && last.name === (option.group ?? '')) last.rows.push(option);
    else groups.push({ name: option.group ?? '', from: at, rows: [option] });
  });
  return groups;
}

/** A key, as it stands on the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>;
