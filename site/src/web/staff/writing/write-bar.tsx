import { ArrowLeftIcon } from '@trekker/design-system/account-icons.tsx';
import { IconButton, IconLink } from '@trekker/design-system/actions/icon-button.tsx';
import { MoonIcon } from '@trekker/design-system/icon.tsx';
import type { ReactNode } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { switchTheme } from '../../layout/theme.ts';
import type { DraftSaving } from '../drafts/draft-saving.ts';
import { SavedTime } from '../drafts/saved-time.tsx';
import { t } from '../form/staff-form.texts.ts';
import styles from './write-bar.module.css';

export type WriteBarProps = {
  title: string;
  back: { href: string; label: string };
  /** How the form stands, where somebody must know. Read aloud when it changes. */
  state?: string;
  saving?: DraftSaving;
  /** Who else is here. */
  here?: ReactNode;
  /** The buttons, the main one last. */
  children?: ReactNode;
};

/** The top of a page on which one writes: the way back, what is written, whether it is saved, what comes next. */
export function WriteBar({ title, back, state = '', saving = { kind: 'none' }, here, children }: WriteBarProps) {
  return (
    <header className={styles.bar} data-writing>
      <IconLink className={styles.back} href={hrefTo(back.href)} label={back.label}>
        <ArrowLeftIcon />
      </IconLink>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <div className={styles.saved}>
        <p role="status">{state}</p>
        {!state && <SavedTime saving={saving} />}
      </div>
      <div className={styles.buttons}>{children}</div>
      <IconButton className={styles.theme} label={t.lightOrDark} onClick={switchTheme}>
        <MoonIcon />
      </IconButton>
      {here && <div className={styles.here}>{here}</div>}
    </header>
  );
}
