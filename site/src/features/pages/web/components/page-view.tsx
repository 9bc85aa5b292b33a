import { printDate } from '@trekker/texts/print-values.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { hasContents, TextContents } from '#features/rich-text/web/components/text-contents.tsx';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { PageItself } from '../../page.contract.ts';
import { t } from '../page.texts.ts';
import styles from './page-view.module.css';

/** In English as legal texts there have it: "May 27, 2025". */
const longDate = (iso: string) =>
  printingNow('A date').rules.code === 'en'
    ? new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : printDate(iso);

/** A whole page: its title, what a long one holds, the lead, the text. */
export function PageView({ page }: { page: PageItself }) {
  const { title, description, body, isStandard, updatedAt } = page;
  const language = useFallbackLanguage(page, 'title');
  const mark = languageMark(language);
  return (
    <article className={`wrap ${styles.page}`} data-long={hasContents(body) || undefined}>
      <header className={styles.head}>
        <h1 className="t-page" {...mark}>
          {title}
        </h1>
        {language && (
          <p className="fine">
            <WrittenIn language={language} />
          </p>
        )}
        {isStandard && <p className="fine muted">{t.lastUpdated({ date: longDate(updatedAt) })}</p>}
      </header>
      <div className={styles.contents}>
        <TextContents body={body} title={t.onThisPage} mark={mark} />
      </div>
      <div className={styles.text}>
        {description && (
          <p className={styles.lead} {...mark}>
            {description}
          </p>
        )}
        <ItemText className={styles.prose} body={body} {...mark} />
      </div>
    </article>
  );
}
