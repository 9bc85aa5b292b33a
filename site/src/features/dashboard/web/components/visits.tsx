import { Bars } from '@trekker/design-system/staff/spark.tsx';
import type { Dashboard } from '../../dashboard.contract.ts';
import styles from './visits.module.css';

/** How often pages were looked at, and which most. */
export function Visits({ visits: { days, pages } }: { visits: Dashboard['visits'] }) {
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section className={styles.visits} aria-labelledby="visits">
      <h2 className="t-section" id="visits">
        Visits
      </h2>
      <p className="tiny muted">Last {days.length} days, with consent</p>
      {total === 0 && <p className={`fine muted ${styles.none}`}>No visits were counted yet.</p>}
      {total > 0 && <Bars values={counts} label={readAloud(counts, total)} />}
      <ol className={styles.pages} aria-label="Pages looked at most">
        {pages.map(({ path, count }) => (
          <li key={path}>
            <a href={path}>{path === '/' ? 'Home' : path}</a>
            <span className="nums">{count.toLocaleString('en')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function readAloud(counts: readonly number[], total: number): string {
  return `${total.toLocaleString('en')} visits, at most ${Math.max(...counts)} a day, ${counts.at(-1) ?? 0} today`;
}
