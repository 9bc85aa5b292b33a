import { classNames } from '@trekker/design-system/class-names.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { frameTexts } from '../../contract/texts/frame-voice.texts.ts';
import { frameOf } from '../document/frame-of.ts';
import { CachedMarkup } from '../document/markup-cache-context.tsx';
import { useLanguages, useMenus, usePlainTexts, useSiteName } from '../frame-data.ts';
import { BottomBar } from './bottom-bar.tsx';
import { useSignKey } from './brand-sign.tsx';
import { currentSection } from './current-section.ts';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import styles from './layout.module.css';
import { t } from './layout.texts.ts';
import { isPlace } from './places.tsx';
import { Rail } from './rail.tsx';

export type LayoutProps = HeaderProps &
  FooterProps & {
    /** Account pages: the header lies over the form's half, there is no footer. */
    authLayout?: boolean | undefined;
    /** The page alone. */
    bare?: boolean | undefined;
    children: ReactNode;
  };

/** The frame of every public page, the same for everybody. */
export function Layout({ breadcrumbs, over, authLayout, bare, social, onCookieSettings, children }: LayoutProps) {
  const siteName = useSiteName();
  const sign = useSignKey();
  const text = usePlainTexts(frameTexts);
  const menus = useMenus();
  const languages = useLanguages();
  const frame = frameOf(menus);
  const { pathname } = useLocation();
  const main = (
    <main id="main" tabIndex={-1} className={bare ? '' : styles.main}>
      {children}
    </main>
  );
  if (bare) return main;
  const current = `${currentSection(pathname) ?? ''} ${isPlace(pathname, menus) ? pathname : ''}`;
  const footer = JSON.stringify([
    siteName,
    ...(sign.trim() && [sign]),
    text('footer.about'),
    social,
    onCookieSettings !== undefined,
    new Date().getFullYear(),
  ]);
  return (
    <div className={classNames(styles.frame, authLayout && styles.authLayout)}>
      <a className="skip" href="#main" data-screen-only>
        {t.skipToContent}
      </a>
      <CachedMarkup of={frame} variant={`rail ${siteName} ${sign} ${current}`}>
        <Rail />
      </CachedMarkup>
      <Header breadcrumbs={breadcrumbs} over={over} />
      {main}
      {!authLayout && (
        <CachedMarkup of={languages ? undefined : frame} variant={`footer ${footer}`}>
          <Footer social={social} onCookieSettings={onCookieSettings} />
        </CachedMarkup>
      )}
      <CachedMarkup of={frame} variant={`bar ${current}`}>
        <BottomBar />
      </CachedMarkup>
    </div>
  );
}
