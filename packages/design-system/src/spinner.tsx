import styles from './spinner.module.css';

/** A turning ring, for as long as something is under way. The words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
