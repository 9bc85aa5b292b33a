import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './check.module.css';

export type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode | undefined;
};

/** A checkbox whose whole line can be pressed. */
export function Check({ label, hint, className, ...rest }: CheckProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label className={classNames(styles.check, className)}>
      {/* The hint can be pressed too, but is no part of the name: it would be read twice. */}
      <input
        type="checkbox"
        aria-labelledby={hint ? labelId : undefined}
        aria-describedby={hint ? hintId : undefined}
        {...rest}
      />
      <span id={labelId}>{label}</span>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </label>
  );
}

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> & {
  /** What it turns on. */
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
  /** What is the case now, such as "Active"; shown beside the switch. */
  word?: string | undefined;
  /** The change is on its way: it keeps its focus and takes no further press. */
  busy?: boolean | undefined;
};

/** Something that is on or off at once, without saving. */
export function Switch({ label, hideLabel, word, busy, className, ...rest }: SwitchProps) {
  const input = busy ? { ...rest, 'aria-busy': true, onClick: (press: MouseEvent) => press.preventDefault() } : rest;
  return (
    <label className={classNames(styles.tap, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states aria-checked by itself */}
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
      <span className={hideLabel ? 'sr' : undefined}>{label}</span>
      {word && <span className={styles.word}>{word}</span>}
    </label>
  );
}
