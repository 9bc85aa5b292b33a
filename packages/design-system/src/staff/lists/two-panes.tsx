import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../account-icons.tsx';
import { ButtonLink } from '../../actions/button.tsx';
import { classNames } from '../../class-names.ts';
import { Skeleton, SkeletonBlock } from '../../skeleton.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './two-panes.module.css';

export type TwoPanesProps = {
  /** What is listed, such as "Messages". */
  label: string;
  /** PaneItems. */
  list: ReactNode;
  /** What was opened, or what to do when nothing is. */
  children: ReactNode;
  /** Something is opened: on a phone it stands in place of the list. */
  opened: boolean;
  /** The address of the list with nothing opened. */
  backHref: string;
};

/** A list of at most 600 px beside what is opened from it. */
export function TwoPanes({ label, list, children, opened, backHref }: TwoPanesProps) {
  return (
    <div className={classNames(styles.panes, opened && styles.opened)}>
      <ul className={styles.list} aria-label={label}>
        {list}
      </ul>
      <div className={styles.detail}>
        {opened && (
          <ButtonLink className={styles.back} variant="ghost" small href={backHref} data-stay>
            <ArrowLeftIcon small />
            {label}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}

export type PaneItemProps = {
  href: string;
  from: string;
  /** A time element. */
  when: ReactNode;
  subject: string;
  /** How it begins; cut at the end of the line. */
  beginning: string;
  unread?: boolean | undefined;
  current?: boolean | undefined;
};

/** One line of the list; what is unread is bold and has a dot. */
export function PaneItem({ href, from, when, subject, beginning, unread, current }: PaneItemProps) {
  return (
    <li>
      <a
        className={classNames(styles.item, unread && styles.unread)}
        href={href}
        aria-current={current ? 'true' : undefined}
        data-stay
      >
        <span className={styles.from}>
          {from}
          {unread && <span className="sr">{t.unread}</span>}
        </span>
        <span className={styles.when}>{when}</span>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.beginning} dir="auto">
          {beginning}
        </span>
      </a>
    </li>
  );
}

/** The skeleton of two panes with nothing opened yet. */
export function PanesSkeleton() {
  return (
    <Skeleton className={styles.panes}>
      <div className={styles.list}>
        {['100%', '80%', '90%', '70%', '85%', '75%'].map((width) => (
          <div key={width} className={styles.item}>
            <div className={styles.skeleton}>
              <SkeletonBlock width="45%" height="1rem" />
              <SkeletonBlock width={width} height="1rem" />
              <SkeletonBlock width="95%" height="0.8rem" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.detail} />
    </Skeleton>
  );
}
