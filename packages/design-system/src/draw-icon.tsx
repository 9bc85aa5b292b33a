import type { ReactElement, SVGProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export type IconProps = SVGProps<SVGSVGElement> & {
  /** 1.125em instead of 1.375em: inside buttons and beside small text. */
  small?: boolean | undefined;
};
type DrawnProps = IconProps & {
  /** It points along the line, and the other way where that runs from right to left. */
  along?: true;
};
export type Icon = (props: IconProps) => ReactElement;

/** The circle that several icons begin with. */
export const ring = 'M3.5 12a8.5 8.5 0 1017 0 8.5 8.5 0 10-17 0';

/**
 * An icon is one path on a 24 px field, drawn with a 1.5 px line. It is decoration: the control beside it carries the
 * name.
 */
export function draw(path: string, { small, along, className, ...rest }: DrawnProps) {
  return (
    <svg
      className={classNames(styles.icon, small && styles.small, along && styles.along, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
