import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowTools } from '@trekker/design-system/staff/lists/row-tools.tsx';
import { useRef, useState } from 'react';
import { type MenuEntry, type MenuRoute, menuRouteNames, menuRoutes, menuRules } from '#contract/rules/menus/menus.ts';
import { type MenuTools, type OwnPage, shortLabel } from './menu-tools.ts';
import styles from './menus-form.module.css';

type MenuEntriesProps = MenuTools & {
  label: string;
  /** Where it stands, as errors name it: `footer.0.entries`. */
  field: string;
  most: number;
  entries: MenuEntry[];
  onChange: (entries: MenuEntry[]) => void;
};

/** The entries of one menu: named, moved, added and removed. */
export function MenuEntries({ label, field, most, entries, onChange, pages, disabled, errors }: MenuEntriesProps) {
  const rows = useRows(entries, onChange);
  const [said, say] = useState('');
  const adder = useRef<HTMLSelectElement>(null);

  return (
    <>
      {errors[field] && <p className={styles.error}>{errors[field]}</p>}
      <ol ref={rows.list} className={styles.entries} aria-label={label}>
        {entries.map((entry, place) => {
          const name = entry.label || 'New entry';
          const own = `${field}.${place}`;
          const error = errors[`${own}.label`] ?? errors[`${own}.to`] ?? errors[`${own}.to.url`] ?? errors[own];
          return (
            <li key={rows.keys[place]} data-row={rows.keys[place]}>
              <div className={styles.words}>
                <Input
                  aria-label={`Name of entry ${place + 1} in ${label}`}
                  aria-invalid={error ? true : undefined}
                  value={entry.label}
                  maxLength={menuRules.label}
                  disabled={disabled}
                  onChange={({ target: { value } }) => rows.change(place, { ...entry, label: value })}
                />
                <Target
                  entry={entry}
                  name={name}
                  pages={pages}
                  disabled={disabled}
                  onChange={(changed) => rows.change(place, changed)}
                />
                {error && <p className={styles.error}>{error}</p>}
              </div>
              {!disabled && (
                <RowTools
                  name={name}
                  place={place}
                  count={entries.length}
                  onMove={(to, part) => {
                    rows.move(place, to, part);
                    if (to in entries) say(`${name} is now number ${to + 1} of ${entries.length}`);
                  }}
                  onRemove={() => {
                    rows.remove(place, adder.current);
                    say(`${name} removed`);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!disabled && entries.length < most && (
        <Select
          ref={adder}
          className={styles.adder}
          aria-label={`Add to ${label}`}
          value=""
          onChange={({ target: { value } }) => {
            const entry = entryOf(value, pages);
            if (!entry) return;
            rows.add(entry);
            say(`${entry.label || 'An address'} added`);
          }}
        >
          <option value="">Add…</option>
          <optgroup label="Pages of the site">
            {menuRouteNames.map((route) => (
              <option key={route} value={`route ${route}`}>
                {menuRoutes[route].label}
              </option>
            ))}
          </optgroup>
          {pages.length > 0 && (
            <optgroup label="Your pages">
              {pages.map(({ _id, title }) => (
                <option key={_id} value={`page ${_id}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          <option value="address ">An address…</option>
        </Select>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function entryOf(value: string, pages: readonly OwnPage[]): MenuEntry | undefined {
  const [kind, id = ''] = value.split(' ');
  if (kind === 'route') return { label: menuRoutes[id as MenuRoute].label, to: { kind, name: id as MenuRoute } };
  if (kind === 'address') return { label: '', to: { kind, url: '' } };
  const page = pages.find(({ _id }) => _id === id);
  return page && { label: shortLabel(page.title), to: { kind: 'page', id } };
}

type TargetProps = {
  entry: MenuEntry;
  name: string;
  pages: readonly OwnPage[];
  disabled: boolean;
  onChange: (entry: MenuEntry) => void;
};

/** Where an entry leads. */
function Target({ entry, name, pages, disabled, onChange }: TargetProps) {
  const { to } = entry;
  if (to.kind === 'address')
    return (
      <Input
        aria-label={`Address of ${name}`}
        value={to.url}
        maxLength={menuRules.url}
        placeholder="https://… or /path"
        inputMode="url"
        autoComplete="off"
        disabled={disabled}
        onChange={({ target: { value } }) => onChange({ ...entry, to: { kind: 'address', url: value } })}
      />
    );
  if (to.kind === 'route') return <span className="fine muted">Leads to {menuRoutes[to.name].label}</span>;
  const page = pages.find(({ _id }) => _id === to.id);
  return (
    <span className="fine muted">
      {page ? `Leads to your page “${page.title}”` : 'Leads to a page of yours'}
      {page && !page.isPublished && ', which readers don’t see yet'}
    </span>
  );
}
