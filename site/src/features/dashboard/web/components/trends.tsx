import { Bars } from '@trekker/design-system/staff/lists/spark.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './trends.module.css';

type Days = Dashboard['registrations'];

/** What came on each of the last days: looks at pages, people, reviews. */
export function Trends({ dashboard: { visits, registrations, reviews } }: { dashboard: Dashboard }) {
  return (
    <section className={styles.trends} aria-labelledby="trends">
      <h2 className="t-section" id="trends">
        {t.lastDays({ count: visits.days.length })}
      </h2>
      <div className={styles.charts}>
        <Trend title={t.visits} note={t.withConsent} days={visits.days} />
        <Trend title={t.registrations} days={registrations} />
        <Trend title={t.reviews} days={reviews} />
      </div>
    </section>
  );
}

function Trend({ title, note, days }: { title: string; note?: string; days: Days }) {
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = printNumber(Math.max(...counts));
  const today = printNumber(counts.at(-1) ?? 0);
  const words = total === 0 ? t.noneYet : t.peak({ most, today });
  return (
    <figure className={styles.trend}>
      <figcaption>
        <span>
          {title}
          {note && <span className="muted">, {note}</span>}
        </span>
        <b>{printNumber(total)}</b>
      </figcaption>
      <Bars values={counts} label={`${title}: ${printNumber(total)}. ${words}`} />
      <p className="tiny muted nums">{words}</p>
    </figure>
  );
}
