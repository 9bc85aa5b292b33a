import { staticList } from '@trekker/design-system/static-list.ts';
import { type MenuEntry, partOf } from '#contract/rules/menus/menus.ts';
import { useSections, useSiteName } from '#web/frame-data.ts';
import { BrandIcon } from '#web/layout/brand-sign.tsx';
import { isOff, menuIcon, viewersPlaces } from '#web/layout/places.tsx';
import { addressOf, type OwnPage, shownLabel } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { t } from './staff-menus.texts.ts';

/** The rail as readers will see it. Decoration: the list beside it says the same. */
export function RailPreview({ entries, pages }: { entries: readonly MenuEntry[]; pages: readonly OwnPage[] }) {
  const siteName = useSiteName();
  const sections = useSections();
  const shown = entries.filter(({ to, hidden }) => {
    if (hidden) return false;
    if (to.kind === 'page') return pages.find(({ _id }) => _id === to.id)?.isPublished;
    const part = to.kind === 'route' ? partOf(to.name) : undefined;
    return part === undefined || !isOff({ part }, sections);
  });
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.previewName}>
        <BrandIcon />
        {siteName}
      </p>
      <ul>
        {staticList(shown, (entry) => {
          const Icon = menuIcon(addressOf(entry, pages) || '/');
          return (
            <li>
              <Icon />
              {shownLabel(entry) || t.newEntry}
            </li>
          );
        })}
      </ul>
      <ul>
        {staticList(
          viewersPlaces().filter((place) => place.only === 'member' && !isOff(place, sections)),
          ({ name, Icon }) => (
            <li>
              <Icon />
              {name}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
