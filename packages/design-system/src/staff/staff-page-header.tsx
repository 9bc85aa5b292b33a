import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../account-icons.tsx';
import { ButtonLink } from '../actions/button.tsx';
import styles from './staff-page-header.module.css';

export type StaffPageHeaderProps = {
  title: string;
  /** The state of the thing, beside its name. */
  badge?: ReactNode | undefined;
  /** Below the name, small: how much there is. */
  note?: string | undefined;
  /** The list that one came from. */
  back?: { href: string; label: string };
  /** At the end of the line: what can be done here, or a date. */
  children?: ReactNode | undefined;
};

/** Opens a staff page: its name, its state, its main errand. */
export function StaffPageHeader({ title, badge, note, back, children }: StaffPageHeaderProps) {
  return (
    <div className={styles.head}>
      <div>
        {back && (
          <ButtonLink className={styles.back} variant="ghost" small href={back.href}>
            <ArrowLeftIcon small />
            {back.label}
          </ButtonLink>
        )}
        <div className={styles.line}>
          <h1 className="t-page">{title}</h1>
          {badge}
        </div>
        {note && <p className={`fine muted nums ${styles.note}`}>{note}</p>}
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
