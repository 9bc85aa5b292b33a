import type { CSSProperties } from 'react';
import { t } from './content.texts.ts';
import styles from './stars.module.css';

/** A rating out of five as stars, parts of a star included. */
export function Stars({ value }: { value: number }) {
  const style = { '--value': value } as CSSProperties;
  return <span className={styles.stars} style={style} role="img" aria-label={t.stars({ value })} />;
}
