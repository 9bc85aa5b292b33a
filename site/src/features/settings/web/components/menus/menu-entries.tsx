import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { useRef, useState } from 'react';
import type { MenuEntry } from '#contract/rules/menus/menus.ts';
import { AddEntry } from './add-entry.tsx';
import { MenuRow } from './menu-row.tsx';
import { type MenuTools, shownLabel } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

type MenuEntriesProps = MenuTools & {
  label: string;
  /** Where it stands, as errors name it: `footer.0.entries`. */
  field: string;
  most: number;
  entries: MenuEntry[];
  onChange: (entries: MenuEntry[]) => void;
};

/** The entries of one menu: moved, changed, added and removed. */
export function MenuEntries({ label, field, most, entries, onChange, ...tools }: MenuEntriesProps) {
  const rows = useRows(entries, onChange);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [said, say] = useState('');
  const adder = useRef<HTMLSelectElement>(null);
  const { pages, disabled, errors, onCarry } = tools;
  const toggle = (key: number, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpened(next);
  };

  return (
    <div className={styles.list} data-list={field} data-full={entries.length >= most || undefined}>
      {errors[field] && <p className={styles.error}>{errors[field]}</p>}
      <ol ref={rows.list} className={styles.entries} aria-label={label}>
        {entries.map((entry, place) => {
          const key = rows.keys[place] ?? place;
          const name = shownLabel(entry) || t.newEntry;
          return (
            <MenuRow
              key={key}
              {...tools}
              rowKey={key}
              list={field}
              field={`${field}.${place}`}
              entry={entry}
              name={name}
              place={place}
              count={entries.length}
              isOpen={opened.has(key)}
              onOpen={(isOpen) => toggle(key, isOpen)}
              onChange={(changed) => rows.change(place, changed)}
              onMove={(to, part) => {
                rows.move(place, to, part);
                if (to in entries) say(t.moved({ name, place: to + 1, count: entries.length }));
              }}
              onCarry={(to) => onCarry({ list: field, place }, to)}
              onRemove={() => {
                rows.remove(place, adder.current);
                say(t.removed({ name }));
              }}
            />
          );
        })}
      </ol>
      {!disabled && entries.length < most && (
        <AddEntry
          ref={adder}
          label={label}
          pages={pages}
          onAdd={(entry) => {
            const isAddress = entry.to.kind === 'address';
            const key = rows.add(entry, isAddress ? 'input' : undefined);
            if (isAddress) toggle(key, true);
            say(entry.label ? t.added({ name: shownLabel(entry) }) : t.addressAdded);
          }}
        />
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
