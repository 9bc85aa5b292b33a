import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { t } from './navigation.texts.ts';
import styles from './pending-line.module.css';

/** A page that comes within this time shows no line. */
const timeoutMs = 250;

/**
 * While the next page is on its way, a line at the top of the window says so. As a component, since the router tells
 * what it is at when it starts to whoever listens first, and that must be its own provider.
 */
export function PendingLine() {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate && <div className={styles.line} role="progressbar" aria-label={t.loadingPage} />;
}
