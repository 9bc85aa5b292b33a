import { Button } from '@trekker/design-system/actions/button.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PlusIcon } from '@trekker/design-system/icon.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowTools } from '@trekker/design-system/staff/lists/row-tools.tsx';
import { useRef, useState } from 'react';
import { type MenuColumn, menuRules } from '#contract/rules/menus/menus.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuTools } from './menu-tools.ts';
import styles from './menus-form.module.css';

type FooterColumnsProps = MenuTools & { columns: MenuColumn[]; onChange: (columns: MenuColumn[]) => void };

/** The columns of the footer, each with a title and its entries. */
export function FooterColumns({ columns, onChange, ...tools }: FooterColumnsProps) {
  const rows = useRows(columns, onChange);
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const { disabled, errors } = tools;
  return (
    <>
      <ol ref={rows.list} className={styles.columns} aria-label="Columns of the footer">
        {columns.map((column, place) => {
          const name = column.title || `column ${place + 1}`;
          const error = errors[`footer.${place}.title`];
          return (
            <li key={rows.keys[place]} data-row={rows.keys[place]}>
              <div className={styles.head}>
                <div className={styles.words}>
                  <Input
                    aria-label={`Title of column ${place + 1}`}
                    aria-invalid={error ? true : undefined}
                    value={column.title}
                    maxLength={menuRules.label}
                    disabled={disabled}
                    onChange={({ target: { value } }) => rows.change(place, { ...column, title: value })}
                  />
                  {error && <p className={styles.error}>{error}</p>}
                </div>
                {!disabled && (
                  <RowTools
                    name={name}
                    place={place}
                    count={columns.length}
                    onMove={(to, part) => {
                      rows.move(place, to, part);
                      if (to in columns) say(`${name} is now column ${to + 1} of ${columns.length}`);
                    }}
                    onRemove={() => {
                      rows.remove(place, adder.current);
                      say(`${name} removed`);
                    }}
                  />
                )}
              </div>
              <MenuEntries
                {...tools}
                label={name}
                field={`footer.${place}.entries`}
                most={menuRules.column}
                entries={column.entries}
                onChange={(entries) => rows.change(place, { ...column, entries })}
              />
            </li>
          );
        })}
      </ol>
      {!disabled && columns.length < menuRules.columns && (
        <Button ref={adder} variant="outline" small onClick={() => rows.add({ title: '', entries: [] })}>
          <PlusIcon small />
          Add a column
        </Button>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
