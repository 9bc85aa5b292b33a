import type { MouseEvent, Ref } from 'react';
import styles from './error-summary.module.css';
import { t } from './forms.texts.ts';

export type ErrorSummaryProps = {
  title?: string | undefined;
  /** One entry per field: the id of its control and what is wrong with it. */
  errors: readonly { id: string; message: string }[];
  ref?: Ref<HTMLDivElement> | undefined;
  /** What hides the form, a dialog, is closed before somebody gets to the field. */
  onGo?: () => void;
};

/** Lists all errors of a form at its top, each leading to its field. Nothing is drawn without errors. */
export function ErrorSummary({ title = t.checkFields, errors, ref, onGo }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className="t-small">{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id, onGo)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A form is no place in the history: the link moves the focus, not the address. */
function focusField(event: MouseEvent, id: string, onGo?: () => void) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  if (!onGo) return field.focus();
  onGo();
  // The dialog gives the focus back first.
  requestAnimationFrame(() => field.focus());
}
