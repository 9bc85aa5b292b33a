import { Select } from '@trekker/design-system/forms/input.tsx';
import { type Menus, withList } from '#contract/rules/menus/menus.ts';
import { namedLists, type OwnPage, pageEntry } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

type UnreachedPagesProps = {
  pages: readonly OwnPage[];
  menus: Menus;
  disabled: boolean;
  onPlace: (changed: Partial<Menus>) => void;
};

/** Pages that are in no menu, each with a choice of menus to put it into. */
export function UnreachedPages({ pages, menus, disabled, onPlace }: UnreachedPagesProps) {
  const lists = namedLists(menus).filter(({ entries, most }) => entries.length < most);
  return (
    <ul className={styles.unreached}>
      {pages.map((page) => (
        <li key={page._id}>
          <span className={styles.words}>
            <b>{page.title}</b> <span className="fine muted">/{page.slug}</span>
          </span>
          {!disabled && lists.length > 0 && (
            <Select
              className={styles.placer}
              aria-label={t.putIntoMenu({ page: page.title })}
              value=""
              onChange={({ target: { value } }) => {
                if (value) onPlace(withList(menus, value, (entries) => [...entries, pageEntry(page)]));
              }}
            >
              <option value="">{t.place}</option>
              {lists.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </li>
      ))}
    </ul>
  );
}
