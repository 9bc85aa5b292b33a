import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { RefreshIcon, WarningIcon } from '../icon.tsx';
import { t } from './content.texts.ts';
import styles from './empty.module.css';

export type EmptyProps = {
  title: ReactNode;
  /** A drawing or an icon above the title. */
  image?: ReactNode | undefined;
  /** What to do next. */
  children?: ReactNode | undefined;
  level?: 1 | 2 | 3 | undefined;
};

/** Stands where nothing is: what is missing, and what to do next. */
export function Empty({ title, image, children, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {image}
      <Heading className="t-block">{title}</Heading>
      {children}
    </div>
  );
}

export type FailedProps = {
  title?: string | undefined;
  /** What did not arrive, and that nothing is lost. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  level?: EmptyProps['level'] | undefined;
};

/** Stands where something should be that did not come. */
export function Failed({ title = t.failed, text, onRetry, busy, level }: FailedProps) {
  return (
    <div role="alert">
      <Empty title={title} image={<WarningIcon />} level={level}>
        {text && text !== title && <p className="muted">{text}</p>}
        {onRetry && (
          <Button onClick={onRetry} busy={busy}>
            {!busy && <RefreshIcon small />}
            {t.tryAgain}
          </Button>
        )}
      </Empty>
    </div>
  );
}

/** The book with its ribbon, for lists that somebody fills by saving. */
export function BookDrawing() {
  return (
    <svg className={styles.drawing} viewBox="19 20 74 78" aria-hidden="true">
      <path d="M20 22h30c4 0 6 3 6 6v62c0-4-2-6-6-6H20zM92 22H62c-4 0-6 3-6 6v62c0-4 2-6 6-6h30z" />
      <path className={styles.ribbon} d="M72 22v28l7-6 7 6V22" />
    </svg>
  );
}
