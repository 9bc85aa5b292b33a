import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { MailIcon, MenuIcon, MoonIcon, RibbonIcon, VideoIcon } from '@trekker/design-system/icon.tsx';
import { useHasSection, useMenus } from '../frame-data.ts';
import styles from './header-panel.module.css';
import { HeaderPanel } from './header-panel.tsx';
import { menuIcon, relOf } from './places.tsx';
import { switchTheme } from './theme.ts';

/** What has no place in the rail or the bottom bar. */
export function HeaderMenu() {
  const own = useMenus()?.header;
  const hasHighlights = useHasSection('highlights');
  const hasFavorites = useHasSection('favourites');
  return (
    <>
      <IconButton label="Menu" popoverTarget="header-menu">
        <MenuIcon />
      </IconButton>
      <HeaderPanel id="header-menu" label="Menu">
        <ul className={styles.menu}>
          {own?.map(({ label, href }) => {
            const Icon = menuIcon(href);
            return (
              <li key={`${href} ${label}`}>
                <a href={href} rel={relOf(href)}>
                  <Icon />
                  {label}
                </a>
              </li>
            );
          })}
          {!own && hasHighlights && (
            <li>
              <a href="/highlight">
                <VideoIcon />
                Highlights
              </a>
            </li>
          )}
          {!own && hasFavorites && (
            <li>
              <a href="/favorite">
                <RibbonIcon />
                Favorites
              </a>
            </li>
          )}
          {!own && (
            <li>
              <a href="/contact">
                <MailIcon />
                Contact
              </a>
            </li>
          )}
          <li>
            <button type="button" onClick={switchTheme} data-needs-script>
              <MoonIcon />
              Light or dark
            </button>
          </li>
        </ul>
      </HeaderPanel>
    </>
  );
}
