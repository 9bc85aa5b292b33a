import { each } from '@trekker/design-system/each.ts';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { type MenuEntry, type Menus, menuRules } from '#contract/rules/menus/menus.ts';
import { type OwnPage, pageEntry } from './menu-tools.ts';
import styles from './menus-form.module.css';

type UnreachedPagesProps = {
  pages: readonly OwnPage[];
  menus: Menus;
  disabled: boolean;
  onPlace: (changed: Partial<Menus>) => void;
};

/** Pages that are in no menu, each with a choice of menus to put it into. */
export function UnreachedPages({ pages, menus, disabled, onPlace }: UnreachedPagesProps) {
  const places = placesIn(menus);
  return (
    <ul className={styles.unreached}>
      {pages.map((page) => (
        <li key={page._id}>
          <span className={styles.words}>
            <b>{page.title}</b> <span className="fine muted">/{page.slug}</span>
          </span>
          {!disabled && places.length > 0 && (
            <Select
              className={styles.placer}
              aria-label={`Put ${page.title} into a menu`}
              value=""
              onChange={({ target: { value } }) => {
                const put = places[Number(value)]?.put;
                if (value && put) onPlace(put(pageEntry(page)));
              }}
            >
              <option value="">Place…</option>
              {each(places, ({ label }, at) => (
                <option value={at}>{label}</option>
              ))}
            </Select>
          )}
        </li>
      ))}
    </ul>
  );
}

type PlaceInMenu = { label: string; put: (entry: MenuEntry) => Partial<Menus> };

/** The menus and columns that have room. */
function placesIn({ rail, header, footer, legal }: Menus): PlaceInMenu[] {
  const columns = footer.map(({ title, entries }, at) => ({
    label: `Footer: ${title || `column ${at + 1}`}`,
    has: entries.length < menuRules.column,
    put: (entry: MenuEntry) => ({
      footer: footer.map((column, other) =>
        other === at ? { ...column, entries: [...column.entries, entry] } : column,
      ),
    }),
  }));
  return [
    { label: 'Rail', has: rail.length < menuRules.rail, put: (entry: MenuEntry) => ({ rail: [...rail, entry] }) },
    {
      label: 'Header',
      has: header.length < menuRules.header,
      put: (entry: MenuEntry) => ({ header: [...header, entry] }),
    },
    ...columns,
    {
      label: 'Legal links',
      has: legal.length < menuRules.legal,
      put: (entry: MenuEntry) => ({ legal: [...legal, entry] }),
    },
  ].filter(({ has }) => has);
}
