import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { MenuIcon, MoonIcon } from '@trekker/design-system/icon.tsx';
import { lazy, Suspense } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import type { SectionName } from '../../contract/rules/sections.ts';
import { useMenus, useSections } from '../frame-data.ts';
import { LanguageLinks } from '../language/language-links.tsx';
import { loadTexts } from '../language/load-texts.ts';
import { WordIn } from '../language/written-in.tsx';
import { useLogin } from '../session/use-session.ts';
import styles from './header-panel.module.css';
import { HeaderPanel } from './header-panel.tsx';
import { t } from './layout.texts.ts';
import { isOff, menuIcon, relOf } from './places.tsx';
import { switchTheme } from './theme.ts';

// Readers, who are most, never load it. Whether it is for this member it knows itself.
// With texts of its own: the frame's are read by everybody. Without a line the page does without it, or it would fall
// with it.
const PageTextsItem = lazy(() => {
  const file = 'web/page-texts/page-texts-item.tsx';
  return Promise.all([import('../page-texts/page-texts-item.tsx'), loadTexts(file)]).then(
    ([module]) => module,
    () => ({ default: () => null }),
  );
});

// As it comes with the site.
const ownLinks = (): readonly { label: string; href: string; part?: SectionName; language?: undefined }[] => [
  { label: t.highlights, href: '/highlight', part: 'highlights' },
  { label: t.favorites, href: '/favorite', part: 'favourites' },
  { label: t.contact, href: '/contact' },
];

/** What has no place in the rail or the bottom bar. */
export function HeaderMenu() {
  const menus = useMenus();
  const sections = useSections();
  return (
    <>
      <IconButton label={t.menu} popoverTarget="header-menu">
        <MenuIcon />
      </IconButton>
      <HeaderPanel id="header-menu" label={t.menu}>
        <ul className={styles.menu}>
          {(menus?.header ?? ownLinks().filter((link) => !isOff(link, sections))).map(({ label, href, language }) => {
            const Icon = menuIcon(href);
            return (
              <li key={`${href} ${label}`}>
                <a href={hrefTo(href)} rel={relOf(href)}>
                  <Icon />
                  <WordIn language={language}>{label}</WordIn>
                </a>
              </li>
            );
          })}
          <li>
            <button type="button" onClick={switchTheme} data-needs-script>
              <MoonIcon />
              {t.lightOrDark}
            </button>
          </li>
          <LanguageLinks inMenu />
          {useLogin() && (
            <Suspense>
              <PageTextsItem />
            </Suspense>
          )}
        </ul>
      </HeaderPanel>
    </>
  );
}
