import { useOriginalMark } from '#web/language/written-in.tsx';
import type { AboutValue } from '../../about.contract.ts';
import { t } from '../about.texts.ts';
import { ValueIcon } from './value-icon.tsx';
import styles from './values.module.css';

/** Our Values, each with its icon. */
export function Values({ values }: { values: readonly AboutValue[] }) {
  const mark = useOriginalMark();
  if (values.length === 0) return null;
  return (
    <section className="section" aria-labelledby="values">
      <h2 className={`t-section ${styles.title}`} id="values">
        {t.values}
      </h2>
      <ul className={styles.values} {...mark}>
        {values.map(({ _id, icon, title, description }) => (
          <li key={_id}>
            <ValueIcon name={icon} />
            <h3 className="t-card">{title}</h3>
            <p className="fine muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
