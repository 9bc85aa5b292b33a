import { RefreshIcon } from '../icon.tsx';
import styles from './image.module.css';
import { t } from './images.texts.ts';

/** Stands in the box of an image that did not come, with a way to ask for it again. */
export function ImageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <span className={styles.failed} data-image="failed">
      <span>
        <span>{t.failed}</span>
        <button type="button" className={styles.retry} onClick={onRetry} aria-label={t.loadAgain}>
          <RefreshIcon small />
          <span>{t.tryAgain}</span>
        </button>
      </span>
    </span>
  );
}
