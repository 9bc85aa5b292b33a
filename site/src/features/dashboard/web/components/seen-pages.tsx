import { printNumber } from '@trekker/texts/print-values.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './seen-pages.module.css';

/** The pages that were looked at most. */
export function SeenPages({ pages }: { pages: Dashboard['visits']['pages'] }) {
  return (
    <section className={styles.seen} aria-labelledby="seen">
      <h2 className="t-section" id="seen">
        {t.mostVisited}
      </h2>
      {pages.length === 0 && <p className="fine muted">{t.noVisits}</p>}
      <ol className={styles.pages}>
        {pages.map(({ path, count }) => (
          <li key={path}>
            <a href={hrefTo(path)}>{path === '/' ? t.home : <bdi>{path}</bdi>}</a>
            <span className="nums">{printNumber(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
