import { IconLink } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { PersonIcon } from '@trekker/design-system/icon.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { frameOf } from '../document/frame-of.ts';
import { CachedMarkup } from '../document/markup-cache-context.tsx';
import { useLanguages, useMenus } from '../frame-data.ts';
import { WordIn } from '../language/written-in.tsx';
import { BrandSign } from './brand-sign.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { t } from './layout.texts.ts';
import { Notifications } from './notifications.tsx';
import { useClosedPanels } from './use-closed-panels.ts';

/**
 * One step of the running head: a page above this one, or, last and without an address, this page. `language`: of the
 * label, by its tag, where that may be another one than the page's.
 */
export type Crumb = { label: string; href?: string; language?: string };

export type HeaderProps = {
  /** Where one is, below the home page; empty there. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Whether it lies on an image until the page is scrolled. */
  over?: boolean | undefined;
};

/** The running head: wordmark, where you are, tools. Clear at the top, paper and hairline after 10 px. */
export function Header({ breadcrumbs = [], over }: HeaderProps) {
  const menus = useMenus();
  const languages = useLanguages();
  const top = useRef<HTMLSpanElement>(null);
  const scrolled = useScrolled(top);
  const header = useRef<HTMLElement>(null);
  useClosedPanels(header);
  const onImage = over && !scrolled;
  return (
    <>
      <span ref={top} className={styles.top} aria-hidden="true" />
      <header
        data-screen-only
        ref={header}
        className={classNames(
          styles.header,
          scrolled && styles.scrolled,
          onImage && styles.over,
          onImage && 'on-image',
        )}
      >
        <div className={classNames('wrap', styles.line)}>
          <a className={styles.brand} href={hrefTo('/')}>
            <BrandSign />
          </a>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <nav className={styles.tools} aria-label={t.tools}>
            {/* With several languages it leads to this very page in the others. */}
            <CachedMarkup of={languages ? undefined : frameOf(menus)} variant="tools">
              <HeaderSearch />
              <Notifications />
              <IconLink label={t.profile} href={hrefTo('/profile')}>
                <PersonIcon />
              </IconLink>
              <HeaderMenu />
            </CachedMarkup>
          </nav>
        </div>
      </header>
    </>
  );
}

function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className={styles.running} aria-label={t.breadcrumb}>
      <ol className={styles.breadcrumbs}>
        {breadcrumbs.map(({ label, href, language }) => (
          <li key={label}>
            {href ? (
              <a href={hrefTo(href)}>{label}</a>
            ) : (
              <span aria-current="page">
                <WordIn language={language}>{label}</WordIn>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether the first 10 px of the page have gone by: asked of the browser, not of every scroll event. */
function useScrolled(top: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry ? !entry.isIntersecting : false));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);
  return scrolled;
}
