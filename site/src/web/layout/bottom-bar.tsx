import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { WordIn } from '#web/language/written-in.tsx';
import { useMenus } from '../frame-data.ts';
import audience from './audience.module.css';
import styles from './bottom-bar.module.css';
import { currentMark, currentSection } from './current-section.ts';
import { t } from './layout.texts.ts';
import { barPlacesOf, relOf } from './places.tsx';

/** The phone's tab bar: five places within reach of a thumb. */
export function BottomBar() {
  const menus = useMenus();
  const { pathname } = useLocation();
  const section = currentSection(pathname);
  return (
    <nav className={styles.bar} aria-label={t.mainOfPhones} data-screen-only>
      <ul>
        {barPlacesOf(menus).map(({ href, section: own, name, language, Icon, only }) => (
          <li key={`${href} ${name}`} className={only && audience[only]}>
            <a href={hrefTo(href)} rel={relOf(href)} aria-current={currentMark(section, own, pathname, href)}>
              <Icon />
              <WordIn language={language}>{name}</WordIn>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
