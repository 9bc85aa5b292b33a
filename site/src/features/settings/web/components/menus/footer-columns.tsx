import { PencilIcon, PlusIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type RowPart, useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { useId, useRef, useState } from 'react';
import { type MenuColumn, menuRules } from '#contract/rules/menus/menus.ts';
import { MenuEntries } from './menu-entries.tsx';
import { type MenuTools, shownTitle } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

type FooterColumnsProps = MenuTools & { columns: MenuColumn[]; onChange: (columns: MenuColumn[]) => void };

/** The columns of the footer, each with a title and its entries. */
export function FooterColumns({ columns, onChange, ...tools }: FooterColumnsProps) {
  const rows = useRows(columns, onChange);
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ol ref={rows.list} className={styles.columns} aria-label={t.columns}>
        {columns.map((column, place) => {
          const name = shownTitle(column) || t.column({ number: place + 1 });
          return (
            <li key={rows.keys[place]} data-row={rows.keys[place]}>
              <ColumnHead
                title={shownTitle(column)}
                name={name}
                place={place}
                count={columns.length}
                disabled={tools.disabled}
                error={tools.errors[`footer.${place}.title`]}
                onChange={(title) => rows.change(place, { ...column, title })}
                onMove={(to, part) => {
                  rows.move(place, to, part);
                  if (to in columns) say(t.columnMoved({ name, place: to + 1, count: columns.length }));
                }}
                onRemove={() => {
                  rows.remove(place, adder.current);
                  say(t.removed({ name }));
                }}
              />
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
      {!tools.disabled && columns.length < menuRules.columns && (
        <Button
          ref={adder}
          variant="outline"
          small
          className={styles.adder}
          onClick={() => rows.add({ title: '', entries: [] }, 'input')}
        >
          <PlusIcon small />
          {t.addColumn}
        </Button>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

type ColumnHeadProps = {
  title: string;
  /** What it is called here, never empty. */
  name: string;
  place: number;
  count: number;
  disabled: boolean;
  error: string | undefined;
  onChange: (title: string) => void;
  onMove: (to: number, part: RowPart) => void;
  onRemove: () => void;
};

function ColumnHead({ title, name, place, count, disabled, error, onChange, onMove, onRemove }: ColumnHeadProps) {
  const [opened, open] = useState(title === '');
  const fieldsId = useId();
  const isOpen = opened || Boolean(error);
  return (
    <>
      <div className={styles.row}>
        <h3 className={styles.title}>{name}</h3>
        {!disabled && (
          <>
            <IconButton
              label={t.changeColumn({ name })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? fieldsId : undefined}
              onClick={() => open(!isOpen)}
            >
              <PencilIcon small />
            </IconButton>
            <IconButton data-part="remove" label={t.removeColumn({ name })} onClick={onRemove}>
              <TrashIcon small />
            </IconButton>
          </>
        )}
      </div>
      {isOpen && !disabled && (
        <fieldset className={styles.fields} id={fieldsId} aria-label={name}>
          <Field label={t.title} error={error}>
            <Input value={title} maxLength={menuRules.label} onChange={({ target: { value } }) => onChange(value)} />
          </Field>
          <div className="row">
            <Button
              variant="ghost"
              small
              data-part="up"
              aria-disabled={place === 0 || undefined}
              onClick={() => onMove(place - 1, 'up')}
            >
              {t.earlier}
              <span className="sr">: {name}</span>
            </Button>
            <Button
              variant="ghost"
              small
              data-part="down"
              aria-disabled={place === count - 1 || undefined}
              onClick={() => onMove(place + 1, 'down')}
            >
              {t.later}
              <span className="sr">: {name}</span>
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
