import {
  ChevronDownIcon,
  ChevronUpIcon,
  EyeOffIcon,
  PencilIcon,
  TrashIcon,
} from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import type { RowPart } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowGrip } from '@trekker/design-system/staff/lists/row-grip.tsx';
import type { ListPlace } from '@trekker/design-system/staff/lists/row-lists.ts';
import { useId } from 'react';
import { type MenuEntry, menuRules } from '#contract/rules/menus/menus.ts';
import { menuIcon } from '#web/layout/places.tsx';
import { addressOf, type MenuTools, shownLabel } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

type MenuRowProps = Omit<MenuTools, 'onCarry'> & {
  rowKey: number;
  /** The list that it is in, by its name. */
  list: string;
  /** Where it stands, as errors name it: `footer.0.entries.2`. */
  field: string;
  entry: MenuEntry;
  /** What it is called here, never empty. */
  name: string;
  place: number;
  count: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (entry: MenuEntry) => void;
  onMove: (to: number, part: RowPart) => void;
  onCarry: (to: ListPlace) => void;
  onRemove: () => void;
};

/** One entry of a menu: what it is called and where it leads, and, opened, the fields of both. */
export function MenuRow(props: MenuRowProps) {
  const {
    rowKey,
    field,
    entry,
    name,
    place,
    count,
    pages,
    disabled,
    errors,
    onOpen,
    onChange,
    onMove,
    onCarry,
    onRemove,
  } = props;
  const fieldsId = useId();
  const address = addressOf(entry, pages);
  const Icon = menuIcon(address || '/');
  const labelError = errors[`${field}.label`];
  const addressError = errors[`${field}.to.url`] ?? errors[`${field}.to`] ?? errors[field];
  const isOpen = props.isOpen || Boolean(labelError || addressError);
  const page = entry.to.kind === 'page' ? entry.to.id : undefined;
  const isDraft = page !== undefined && !pages.find(({ _id }) => _id === page)?.isPublished;
  const toggled = ({ hidden, ...shown }: MenuEntry): MenuEntry => (hidden ? shown : { ...shown, hidden: true });
  return (
    <li data-row={rowKey}>
      <div className={styles.row}>
        {!disabled && (
          <RowGrip name={name} place={place} count={count} onMove={(to) => onMove(to, 'grip')} onCarry={onCarry} />
        )}
        <Icon small />
        <p className={classNames(styles.words, entry.hidden && styles.hidden)}>
          <b>{name}</b>{' '}
          <bdi dir="ltr" className="fine muted">
            {address}
          </bdi>
          {(entry.hidden || isDraft) && <span className={styles.note}>{entry.hidden ? t.hidden : t.notPublished}</span>}
        </p>
        {!disabled && (
          <>
            <IconButton
              label={entry.hidden ? t.show({ name }) : t.hide({ name })}
              onClick={() => onChange(toggled(entry))}
            >
              {entry.hidden ? <EyeOffIcon small /> : <EyeIcon small />}
            </IconButton>
            <IconButton
              label={t.change({ name })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? fieldsId : undefined}
              onClick={() => onOpen(!isOpen)}
            >
              <PencilIcon small />
            </IconButton>
            <IconButton data-part="remove" label={t.remove({ name })} onClick={onRemove}>
              <TrashIcon small />
            </IconButton>
          </>
        )}
      </div>
      {isOpen && !disabled && (
        <fieldset className={styles.fields} id={fieldsId} aria-label={name}>
          <EntryFields {...props} labelError={labelError} addressError={addressError} />
          <ListChoice {...props} />
          <div className="row">
            <Button
              variant="ghost"
              small
              data-part="up"
              aria-disabled={place === 0 || undefined}
              onClick={() => onMove(place - 1, 'up')}
            >
              <ChevronUpIcon small />
              {t.up}
              <span className="sr">: {name}</span>
            </Button>
            <Button
              variant="ghost"
              small
              data-part="down"
              aria-disabled={place === count - 1 || undefined}
              onClick={() => onMove(place + 1, 'down')}
            >
              <ChevronDownIcon small />
              {t.down}
              <span className="sr">: {name}</span>
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

/** The list that it stands in: for whoever drags nothing, and knows no key. */
function ListChoice({ list, lists, onCarry }: Pick<MenuRowProps, 'list' | 'lists' | 'onCarry'>) {
  return (
    <Field label={t.menu}>
      <Select
        value={list}
        onChange={({ target: { value } }) => {
          const place = lists.find(({ field }) => field === value)?.entries.length ?? 0;
          onCarry({ list: value, place });
        }}
      >
        {lists.map(({ field, label, entries, most }) => (
          <option key={field} value={field} disabled={field !== list && entries.length >= most}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type EntryFieldsProps = Pick<MenuRowProps, 'entry' | 'onChange'> & {
  labelError: string | undefined;
  addressError: string | undefined;
};

function EntryFields({ entry, onChange, labelError, addressError }: EntryFieldsProps) {
  const { to } = entry;
  return (
    <>
      <Field label={t.name} error={labelError ?? (to.kind === 'address' ? undefined : addressError)}>
        <Input
          value={shownLabel(entry)}
          maxLength={menuRules.label}
          onChange={({ target: { value } }) => onChange({ ...entry, label: value })}
        />
      </Field>
      {to.kind === 'address' && (
        <Field label={t.address} hint={t.addressHint} error={addressError}>
          <Input
            value={to.url}
            maxLength={menuRules.url}
            inputMode="url"
            autoComplete="off"
            onChange={({ target: { value } }) => onChange({ ...entry, to: { kind: 'address', url: value } })}
          />
        </Field>
      )}
    </>
  );
}
