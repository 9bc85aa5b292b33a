import { classNames } from '@trekker/design-system/class-names.ts';
import { lineDirection } from '@trekker/design-system/line-direction.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './tool-row.module.css';

export type ToolRowProps = {
  label: string;
  controls?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const toolsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('button')];

/** A toolbar of ARIA: one Tab stop, arrows and Home and End within it. */
export function ToolRow({ label, controls, className, children }: ToolRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const makeStop = (stop: HTMLElement | undefined) => {
    if (row.current) for (const tool of toolsOf(row.current)) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // Tools come and go with what is chosen: one of them is always the stop.
  useEffect(() => {
    if (!row.current) return;
    const tools = toolsOf(row.current);
    if (tools.filter(({ tabIndex }) => tabIndex === 0).length !== 1) makeStop(tools[0]);
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = toolsOf(event.currentTarget);
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const ahead = lineDirection(event.currentTarget);
    const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tools.at(to % tools.length)?.focus();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={classNames(styles.row, className)}
      onKeyDown={move}
      onFocus={({ target }) => makeStop(target)}
    >
      {children}
    </div>
  );
}

export type ToolProps = {
  label: string;
  /** Said with the name, such as "Ctrl B". */
  keys?: string | undefined;
  /** For what is on or off. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  hasPopup?: 'dialog' | undefined;
  expanded?: boolean | undefined;
  onClick: () => void;
  /** The icon; with `word` the name stands beside it. */
  children: ReactNode;
  word?: boolean | undefined;
};

/** One of its buttons. What cannot be done now stays where it is, so that the focus does. */
export function Tool({ label, keys, pressed, disabled, hasPopup, expanded, onClick, children, word }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.tool, word && styles.word)}
      aria-label={word ? undefined : label}
      title={keys ? `${label}, ${keys}` : label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-haspopup={hasPopup}
      aria-expanded={expanded}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onClick()}
    >
      {children}
      {word && <span>{label}</span>}
    </button>
  );
}

/** Between groups of tools. */
export const Gap = () => <span className={styles.gap} aria-hidden="true" />;
