import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { hasContents, TextContents } from '#features/rich-text/web/components/text-contents.tsx';
import type { PageItself } from '../../page.contract.ts';
import styles from './page-view.module.css';

/** A whole page: its title, what a long one holds, the lead, the text. */
export function PageView({ page: { title, description, body } }: { page: PageItself }) {
  return (
    <article className={`wrap ${styles.page}`} data-long={hasContents(body) || undefined}>
      <h1 className={`t-page ${styles.head}`}>{title}</h1>
      <div className={styles.contents}>
        <TextContents body={body} title="On this page" />
      </div>
      <div className={styles.text}>
        {description && <p className={styles.lead}>{description}</p>}
        <ItemText className={styles.prose} body={body} />
      </div>
    </article>
  );
}
