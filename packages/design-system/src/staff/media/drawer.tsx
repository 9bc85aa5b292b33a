import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { IconButton, IconLink } from '../../actions/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icon.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './drawer.module.css';

export type WithDrawerProps = {
  /** The Drawer, while one is open. */
  drawer: ReactNode;
  /** What it was opened from. On a phone the open drawer stands in its place. */
  children: ReactNode;
};

/** A page with a drawer at its end, beside which the rest stays at hand. */
export function WithDrawer({ drawer, children }: WithDrawerProps) {
  return (
    <div className={classNames(styles.page, Boolean(drawer) && styles.opened)}>
      <div className={styles.rest}>{children}</div>
      {drawer}
    </div>
  );
}

export type DrawerProps = {
  title: string;
  /** Below the title: that all is saved, or what is wrong. */
  state?: ReactNode;
  /** Addresses of what stands before and after it. */
  previous?: string | undefined;
  next?: string | undefined;
  /** The address of the page without it. */
  closeHref: string;
  /** Of the heading, which takes the focus when it opens. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Of keys that are pressed in it. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** DrawerParts. */
  children: ReactNode;
};

/** One thing of a list, opened beside it. */
export function Drawer({ title, state, previous, next, closeHref, heading, onKeyDown, children }: DrawerProps) {
  const id = useId();
  return (
    <section className={styles.drawer} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={id} ref={heading} tabIndex={-1} className="clamp2">
            {title}
          </h2>
          {state}
        </div>
        <div className={styles.tools}>
          <Neighbour label={t.previous} href={previous}>
            <ChevronLeftIcon small />
          </Neighbour>
          <Neighbour label={t.next} href={next}>
            <ChevronRightIcon small />
          </Neighbour>
          <IconLink label={t.close} href={closeHref} data-stay>
            <CloseIcon small />
          </IconLink>
        </div>
      </div>
      {children}
    </section>
  );
}

function Neighbour({ label, href, children }: { label: string; href: string | undefined; children: ReactNode }) {
  if (href === undefined)
    return (
      <IconButton label={label} aria-disabled>
        {children}
      </IconButton>
    );
  return (
    <IconLink label={label} href={href} data-stay>
      {children}
    </IconLink>
  );
}

/** A part of a drawer below a hairline. */
export function DrawerPart({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      {title && (
        <div className={styles.line}>
          <h3>{title}</h3>
          {note && <span className="muted">{note}</span>}
        </div>
      )}
      {children}
    </div>
  );
}
