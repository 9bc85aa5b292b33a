import { classNames } from '@trekker/design-system/class-names.ts';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import styles from './layout.module.css';
import { Rail } from './rail.tsx';

export type LayoutProps = HeaderProps &
  FooterProps & {
    /** Account pages: the header lies over the form's half, there is no footer. */
    authLayout?: boolean;
    children: ReactNode;
  };

/** The frame of every public page, the same for everybody. */
export function Layout({ breadcrumbs, over, authLayout, social, onCookieSettings, children }: LayoutProps) {
  return (
    <div className={classNames(styles.frame, authLayout && styles.authLayout)}>
      <a className="skip" href="#main" data-screen-only>
        Skip to content
      </a>
      <Rail />
      <Header breadcrumbs={breadcrumbs} over={over} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!authLayout && <Footer social={social} onCookieSettings={onCookieSettings} />}
      <BottomBar />
    </div>
  );
}
