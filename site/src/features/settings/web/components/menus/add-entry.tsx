import { Select } from '@trekker/design-system/forms/input.tsx';
import type { Ref } from 'react';
import { type MenuEntry, type MenuRoute, menuRouteNames, menuRoutes } from '#contract/rules/menus/menus.ts';
import { routeName } from '#features/settings/menu-route-names.ts';
import { type OwnPage, pageEntry, routeEntry } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

type AddEntryProps = {
  /** The menu. */
  label: string;
  pages: readonly OwnPage[];
  onAdd: (entry: MenuEntry) => void;
  ref?: Ref<HTMLSelectElement>;
};

const sitePaths: ReadonlySet<string> = new Set(menuRouteNames.map((route) => menuRoutes[route].path));

/** Adds an entry to a menu: a page of the site, one of one's own, or an address. */
export function AddEntry({ label, pages: all, onAdd, ref }: AddEntryProps) {
  // Privacy, terms and cookies are pages that can be edited, and stand among those of the site already.
  const pages = all.filter(({ slug }) => !sitePaths.has(`/${slug}`));
  return (
    <Select
      ref={ref}
      className={styles.adder}
      aria-label={t.addTo({ menu: label })}
      value=""
      onChange={({ target: { value } }) => {
        const entry = entryOf(value, pages);
        if (entry) onAdd(entry);
      }}
    >
      <option value="">{t.add}</option>
      <optgroup label={t.sitePages}>
        {menuRouteNames.map((route) => (
          <option key={route} value={`route ${route}`}>
            {routeName(route)}
          </option>
        ))}
      </optgroup>
      {pages.length > 0 && (
        <optgroup label={t.ownPages}>
          {pages.map(({ _id, title }) => (
            <option key={_id} value={`page ${_id}`}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
      <option value="address">{t.anAddress}</option>
    </Select>
  );
}

function entryOf(value: string, pages: readonly OwnPage[]): MenuEntry | undefined {
  const [kind, id = ''] = value.split(' ');
  if (kind === 'address') return { label: '', to: { kind, url: '' } };
  if (kind === 'route') return routeEntry(id as MenuRoute);
  const page = pages.find(({ _id }) => _id === id);
  return page && pageEntry(page);
}
