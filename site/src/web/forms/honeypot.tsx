import type { Ref } from 'react';
import styles from './honeypot.module.css';

/**
 * A field that nobody sees, hears or reaches by keyboard: only a program fills it in. Stands in a form; its value goes with
 * the body as `website`, and the server forgets what comes with one.
 */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
