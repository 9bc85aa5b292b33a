import { RefreshIcon } from '../icon.tsx';
import styles from './image.module.css';

/** Stands in the box of an image that did not come, with a way to ask for it again. */
export function ImageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <span className={styles.failed} data-image="failed">
      <span>
        <span>Failed to load image</span>
        <button type="button" className={styles.retry} onClick={onRetry} aria-label="Try again: load image">
          <RefreshIcon small />
          <span>Try again</span>
        </button>
      </span>
    </span>
  );
}
