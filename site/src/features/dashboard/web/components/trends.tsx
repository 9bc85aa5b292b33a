import { Bars } from '@trekker/design-system/staff/lists/spark.tsx';
import type { Dashboard } from '../../dashboard.contract.ts';
import styles from './trends.module.css';

type Days = Dashboard['registrations'];

/** What came on each of the last days: looks at pages, people, reviews. */
export function Trends({ dashboard: { visits, registrations, reviews } }: { dashboard: Dashboard }) {
  return (
    <section className={styles.trends} aria-labelledby="trends">
      <h2 className="t-section" id="trends">
        Last {visits.days.length} days
      </h2>
      <div className={styles.charts}>
        <Trend title="Visits" note="with consent" days={visits.days} />
        <Trend title="Registrations" days={registrations} />
        <Trend title="Reviews" days={reviews} />
      </div>
    </section>
  );
}

function Trend({ title, note, days }: { title: string; note?: string; days: Days }) {
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts).toLocaleString('en');
  const today = (counts.at(-1) ?? 0).toLocaleString('en');
  const words = total === 0 ? 'None yet' : `Peak: ${most} a day · Today: ${today}`;
  return (
    <figure className={styles.trend}>
      <figcaption>
        <span>
          {title}
          {note && <span className="muted">, {note}</span>}
        </span>
        <b>{total.toLocaleString('en')}</b>
      </figcaption>
      <Bars values={counts} label={`${title}: ${total.toLocaleString('en')}. ${words}`} />
      <p className="tiny muted nums">{words}</p>
    </figure>
  );
}
