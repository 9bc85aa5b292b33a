import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { MenuIcon, MoonIcon } from '@trekker/design-system/icon.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { type ReactNode, useRef } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { switchTheme } from '../../layout/theme.ts';
import { useClosedPanels } from '../../layout/use-closed-panels.ts';
import styles from './staff-layout.module.css';
import { t } from './staff-layout.texts.ts';
import { StaffNav, type StaffNavProps } from './staff-nav.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const menu = 'staff-menu';

export type StaffLayoutProps = Omit<StaffNavProps, 'id'> & {
  /** One writes here: the page is the paper, with a top of its own. */
  writing?: boolean | undefined;
  /** More tools of the top bar, such as notifications. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of the back office. */
export function StaffLayout({ account, logout, waiting, writing = false, tools, children }: StaffLayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useClosedPanels(frame);
  useKeptFocus(main);
  return (
    <div ref={frame} className={classNames(styles.frame, writing && styles.writing)}>
      <a className="skip" href="#main">
        {t.skipToContent}
      </a>
      <StaffNav id={menu} account={account} logout={logout} waiting={waiting} folded={writing} />
      <header className={styles.top} hidden={writing}>
        <IconButton className={styles.menu} label={t.openMenu} popoverTarget={menu}>
          <MenuIcon />
        </IconButton>
        <p className={styles.title}>{t.adminDashboard}</p>
        <div className={styles.tools}>
          <ButtonLink className="on-wide" href={hrefTo('/')} variant="ghost" small>
            {t.viewSite}
          </ButtonLink>
          <IconButton label={t.lightOrDark} onClick={switchTheme}>
            <MoonIcon />
          </IconButton>
          {tools}
          {account && (
            <a className={styles.profile} href={hrefTo('/profile')} aria-label={t.profileOf({ name: account.name })}>
              <Avatar name={account.name} url={account.avatarUrl} />
            </a>
          )}
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
