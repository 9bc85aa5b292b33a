import { classNames } from '@trekker/design-system/class-names.ts';
import { PanelCloseIcon, PanelOpenIcon } from '@trekker/design-system/icon.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { useMarkOf } from '#web/language/written-in.tsx';
import { useMenus, useSections, useSiteName } from '../frame-data.ts';
import audience from './audience.module.css';
import { BrandIcon } from './brand-sign.tsx';
import { currentMark, currentSection } from './current-section.ts';
import { t } from './layout.texts.ts';
import { isOff, type Place, railPlaces, relOf, viewersPlaces } from './places.tsx';
import styles from './rail.module.css';

/** auto opens on hover and on keyboard focus, open stays open, shut waits until pointer and focus have gone. */
type Way = 'auto' | 'open' | 'shut';

/** The spine of the magazine: 72 px, icon over word; opens over the page with the full names. */
export function Rail() {
  const siteName = useSiteName();
  const sections = useSections();
  const menus = useMenus();
  const rail = useRef<HTMLElement>(null);
  const [way, setWay] = useState<Way>('auto');
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  // Every new page finds the rail at rest.
  if (page !== key) {
    setPage(key);
    setWay('auto');
  }
  useClosing(rail, setWay);
  const rest = () => setWay((now) => (now === 'shut' ? 'auto' : now));

  return (
    <nav
      data-screen-only
      ref={rail}
      className={classNames(styles.rail, styles[way])}
      data-rail={way}
      aria-label={t.main}
      onPointerLeave={rest}
      onBlur={rest}
    >
      <a className={styles.mark} href={hrefTo('/')} aria-label={t.homeOf({ siteName })}>
        <BrandIcon />
        <span className={classNames(styles.name, styles.wordmark)} aria-hidden="true">
          {siteName}
        </span>
      </a>
      <ul>
        {railPlaces(menus).map((place) => (
          <RailLink key={`${place.href} ${place.name}`} place={place} />
        ))}
        <li className={styles.push} aria-hidden="true" />
        {viewersPlaces()
          .filter((place) => !isOff(place, sections))
          .map((place) => (
            <RailLink key={place.href} place={place} />
          ))}
      </ul>
      <RailButton open={way === 'open'} onClick={() => setWay(way === 'open' ? 'shut' : 'open')} />
    </nav>
  );
}

function RailLink({ place }: { place: Place }) {
  const { pathname } = useLocation();
  const { href, section, name, word, language, Icon, only } = place;
  const mark = useMarkOf()(language);
  return (
    <li className={only && audience[only]}>
      <a
        className={styles.item}
        href={hrefTo(href)}
        rel={relOf(href)}
        aria-current={currentMark(currentSection(pathname), section, pathname, href)}
      >
        <span className={styles.cell} aria-hidden="true">
          <Icon />
          <span {...mark}>{word}</span>
        </span>
        <span className={styles.name} {...mark}>
          {name}
        </span>
      </a>
    </li>
  );
}

/** For whoever has neither a mouse to hover with nor keys to focus with. */
function RailButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  const Icon = open ? PanelCloseIcon : PanelOpenIcon;
  return (
    <button type="button" className={styles.item} aria-expanded={open} onClick={onClick} data-needs-script>
      <span className={styles.cell} aria-hidden="true">
        <Icon />
        <span>{t.menu}</span>
      </span>
      <span className={styles.name}>{open ? t.closeMenu : t.keepMenuOpen}</span>
    </button>
  );
}

/** Escape closes what hovering, focus or the button opened, wherever the focus is; so does a tap beside it. */
function useClosing(rail: RefObject<HTMLElement | null>, setWay: (way: Way) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setWay(rail.current?.matches(':hover, :focus-within') ? 'shut' : 'auto');
    };
    const onPointer = (event: PointerEvent) => {
      if (!rail.current?.contains(event.target as Node)) setWay('auto');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [rail, setWay]);
}
