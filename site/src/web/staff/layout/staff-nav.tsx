import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { CloseIcon, ExternalIcon } from '@trekker/design-system/icon.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { BrandIcon } from '../../layout/brand-sign.tsx';
import { t } from './staff-layout.texts.ts';
import styles from './staff-nav.module.css';
import { currentStaffPlace, staffPlaces } from './staff-places.ts';

export type StaffNavProps = {
  /** What the menu button's popoverTarget names. */
  id: string;
  /** Who is logged in; unknown while that is being asked. */
  account?: { name: string; avatarUrl?: string | null } | undefined;
  /** The control that logs out. */
  logout: ReactNode;
  /** How much waits for somebody, by the address of the place: `{ '/admin/contacts': 3 }`. */
  waiting?: Readonly<Record<string, number>> | undefined;
  /** Where there is room, it is a spine: icon over word. */
  folded?: boolean;
};

/**
 * The sidebar. On small screens it is a panel that the browser itself opens by the menu button, closes on Escape and on
 * a press beside it, and gives the focus back from.
 */
export function StaffNav({ id, account, logout, waiting = {}, folded = false }: StaffNavProps) {
  const { pathname } = useLocation();
  const current = currentStaffPlace(pathname);
  return (
    <nav id={id} popover="auto" className={classNames(styles.nav, folded && styles.folded)} aria-label={t.travelAdmin}>
      <div className={styles.head}>
        <a className={styles.brand} href={hrefTo('/admin')}>
          <BrandIcon />
          <span>{t.travelAdmin}</span>
        </a>
        <IconButton className={styles.close} label={t.closeMenu} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      {staffPlaces.map((group) => (
        <ul key={group[0]?.href} className={styles.group}>
          {group.map(({ href, name, Icon }) => (
            <li key={href}>
              <a
                className={styles.item}
                href={hrefTo(href)}
                aria-current={current?.href === href ? (pathname === href ? 'page' : 'true') : undefined}
              >
                <Icon small />
                <span>{name()}</span>
                <Waiting count={waiting[href]} />
              </a>
            </li>
          ))}
        </ul>
      ))}
      <div className={styles.foot}>
        <a className={styles.item} href={hrefTo('/')}>
          <ExternalIcon small />
          {t.viewSite}
        </a>
        {account && (
          <p className={styles.account}>
            <Avatar name={account.name} url={account.avatarUrl} />
            <span>{account.name}</span>
          </p>
        )}
        {logout}
      </div>
    </nav>
  );
}

function Waiting({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="sr"> {t.waiting}</span>
    </span>
  );
}
