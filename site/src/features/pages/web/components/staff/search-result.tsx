import { cutText } from '#web/components/cut-text.ts';
import { useSiteName } from '#web/frame-data.ts';
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
        {title || 'Title'} | {siteName}
      </b>
      <span className="tiny muted">
        {description ? cutText(description, 160) : 'The beginning of the text, until there is a lead.'}
      </span>
    </div>
  );
}
