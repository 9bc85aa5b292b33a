import { staticList } from '../../static-list.ts';
import styles from './spark.module.css';
import { sparkPoints } from './spark-points.ts';

const width = 88;
const height = 32;

/** A thread of a trend, its last point marked. Decoration: the number beside it says how many. */
export function Spark({ values }: { values: readonly number[] }) {
  const points = sparkPoints(values, { width, height, edge: 3 });
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}

export type BarsProps = {
  /** The oldest first; the last one is marked. */
  values: readonly number[];
  /** What one would read from the bars: "Visits rose from 210 to 388 a day". */
  label: string;
};

/** A small chart of bars, such as visits by day. */
export function Bars({ values, label }: BarsProps) {
  const most = Math.max(1, ...values);
  const step = 288 / Math.max(1, values.length);
  return (
    <svg className={styles.bars} viewBox="0 0 288 120" preserveAspectRatio="none" role="img" aria-label={label}>
      {staticList(values, (value, place) => {
        const high = (value / most) * 112;
        return <rect x={place * step} y={116 - high} width={step * 0.68} height={high} />;
      })}
      <path d="M0 116.5H288" />
    </svg>
  );
}
