import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { printDate } from '@trekker/texts/print-values.ts';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { t } from '../preview.texts.ts';
import styles from './previews.module.css';

/** On top of what a link shows: that nobody else can see it, and until when it can be seen. */
export function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  return (
    <aside className={styles.bar} aria-label={t.preview}>
      <EyeIcon small />
      <p>
        {t.about({
          date: printDate(expiresAt),
          day: () => <FormattedDate key="day" at={expiresAt} />,
          strong: (words) => <b key="strong">{words}</b>,
        })}
      </p>
    </aside>
  );
}
