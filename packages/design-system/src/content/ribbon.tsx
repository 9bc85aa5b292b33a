import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export type RibbonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it saves, such as "Save Kyoto"; aria-pressed says whether it is saved. */
  label: string;
  pressed: boolean;
};

/** The ribbon at an image's upper edge: pull it and the place is yours. Stands in a positioned box. */
export function Ribbon({ label, pressed, className, ...rest }: RibbonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.ribbon, className)}
      aria-pressed={pressed}
      aria-label={label}
      data-needs-script
      {...rest}
    >
      <svg viewBox="0 0 28 48" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1-2h26v49L14 36 1 47z" />
      </svg>
    </button>
  );
}

/** A word on an image's upper edge, such as "Featured". */
export function Flag({ children }: { children: string }) {
  return <span className={styles.flag}>{children}</span>;
}
