import { useLanguages } from '#web/frame-data.ts';
import { languageMark } from '#web/language/written-in.tsx';
import type { AboutValue } from '../../about.contract.ts';
import { t } from '../about.texts.ts';
import { ValueIcon } from './value-icon.tsx';
import styles from './values.module.css';

/** Our Values, each with its icon. */
export function Values({ values }: { values: readonly AboutValue[] }) {
  const languages = useLanguages();
  if (values.length === 0) return null;
  return (
    <section className="section" aria-labelledby="values">
      <h2 className={`t-section ${styles.title}`} id="values">
        {t.values}
      </h2>
      <ul className={styles.values}>
        {values.map(({ _id, icon, title, description, language }) => (
          <li key={_id} {...languageMark(languages?.find(({ code }) => code === language))}>
            <ValueIcon name={icon} />
            <h3 className="t-card">{title}</h3>
            <p className="fine muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
