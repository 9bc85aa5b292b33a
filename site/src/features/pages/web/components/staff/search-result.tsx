import { cutText } from '#web/components/cut-text.ts';
import { useSiteName } from '#web/frame-data.ts';
import { t } from '../../staff-pages.texts.ts';
import type { PageFormValues } from './page.fields.ts';
import styles from './search-result.module.css';

/** A page as a search engine lists it. */
export function SearchResult({ title, slug, description }: Pick<PageFormValues, 'title' | 'slug' | 'description'>) {
  const siteName = useSiteName();
  return (
    <div className={styles.result}>
      <span className="tiny muted">
        {location.host} › {slug.replace(/^\//, '') || '…'}
      </span>
      <b>
        {title || t.title} | {siteName}
      </b>
      <span className="tiny muted">{description ? cutText(description, 160) : t.untilLead}</span>
    </div>
  );
}
