import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { hasContents, TextContents } from '#features/rich-text/web/components/text-contents.tsx';
import type { PageItself } from '../../page.contract.ts';
import { t } from '../page.texts.ts';
import styles from './page-view.module.css';

/** The same everywhere, as the day of a legal text should be: "May 27, 2025". */
const longDate = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A whole page: its title, what a long one holds, the lead, the text. */
export function PageView({ page: { title, description, body, isStandard, updatedAt } }: { page: PageItself }) {
  return (
    <article className={`wrap ${styles.page}`} data-long={hasContents(body) || undefined}>
      <header className={styles.head}>
        <h1 className="t-page">{title}</h1>
        {isStandard && <p className="fine muted">{t.lastUpdated({ date: longDate(updatedAt) })}</p>}
      </header>
      <div className={styles.contents}>
        <TextContents body={body} title={t.onThisPage} />
      </div>
      <div className={styles.text}>
        {description && <p className={styles.lead}>{description}</p>}
        <ItemText className={styles.prose} body={body} />
      </div>
    </article>
  );
}
