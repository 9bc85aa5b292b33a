import type { ReactNode } from 'react';
import { IconButton, IconLink } from '../../actions/icon-button.tsx';
import type { Icon } from '../../icon.tsx';
import { Spinner } from '../../spinner.tsx';
import styles from './row-actions.module.css';

/** The actions of one row; always in sight, never only on hover. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export type RowActionProps = {
  /** The verb: "Edit". */
  does: string;
  /** To what: the row's name. */
  to: string;
  Icon: Icon;
  /** Leads somewhere instead of doing something. */
  href?: string | undefined;
  /** What it leads to opens over the list. */
  over?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Whether it is in force, for what is switched on and off. */
  on?: boolean | undefined;
  /** It is being done: it keeps its focus and takes no further press. */
  busy?: boolean | undefined;
};

/** One action as an icon; its name says verb and row. */
export function RowAction({ does, to, Icon, href, over, onClick, on, busy }: RowActionProps) {
  const label = `${does} ${to}`;
  if (href !== undefined)
    return (
      <IconLink label={label} href={href} data-stay={over || undefined}>
        <Icon />
      </IconLink>
    );
  return (
    <IconButton
      label={label}
      className={on ? styles.on : undefined}
      aria-pressed={on}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon />}
    </IconButton>
  );
}
