import { hrefTo } from '#web/language/href-to.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import styles from './seen-pages.module.css';

/** The pages that were looked at most. */
export function SeenPages({ pages }: { pages: Dashboard['visits']['pages'] }) {
  return (
    <section className={styles.seen} aria-labelledby="seen">
      <h2 className="t-section" id="seen">
        Most visited
      </h2>
      {pages.length === 0 && <p className="fine muted">No visits yet.</p>}
      <ol className={styles.pages}>
        {pages.map(({ path, count }) => (
          <li key={path}>
            <a href={hrefTo(path)}>{path === '/' ? 'Home' : path}</a>
            <span className="nums">{count.toLocaleString('en')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
