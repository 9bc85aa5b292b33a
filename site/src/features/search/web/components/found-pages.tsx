import { ArrowRightIcon } from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { FoundPage } from '../../search.contract.ts';
import { t } from '../search.texts.ts';
import styles from './found-pages.module.css';
import { Marked } from './marked.tsx';
import rows from './search-result.module.css';

/** The magazine's own pages that hold the words, below or above what it writes about. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <section className={styles.pages} aria-labelledby="found-pages">
      <h2 className="t-small muted" id="found-pages">
        {t.pages}
      </h2>
      {pages.map((page) => (
        <Row key={page._id} page={page} />
      ))}
    </section>
  );
}

function Row({ page }: { page: FoundPage }) {
  const { slug, title, match } = page;
  const language = useFallbackLanguage(page, 'title');
  const mark = languageMark(language);
  return (
    <article className={`${rows.result} ${styles.page}`}>
      <div className={rows.text}>
        <h3 className="t-block" {...mark}>
          <a href={hrefTo(`/${slug}`)}>
            <Marked text={title} marks={match.title} />
          </a>
        </h3>
        <p className="fine muted" {...mark}>
          <Marked {...match.text} />
        </p>
        {language && (
          <p className="fine">
            <WrittenIn language={language} />
          </p>
        )}
      </div>
      <span className={rows.end}>
        <ArrowRightIcon />
      </span>
    </article>
  );
}
