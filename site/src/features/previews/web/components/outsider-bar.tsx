import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import styles from './previews.module.css';

/** On top of what a link shows: that nobody else can see it, and until when it can be seen. */
export function OutsiderBar({ expiresAt }: { expiresAt: string }) {
  return (
    <aside className={styles.bar} aria-label="Preview">
      <EyeIcon small />
      <p>
        <b>This is a preview.</b> It isn’t published here and may still change. The link works until{' '}
        <FormattedDate at={expiresAt} />.
      </p>
    </aside>
  );
}
