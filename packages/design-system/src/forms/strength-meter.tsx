import { classNames } from '../class-names.ts';
import { CheckIcon, PlusIcon } from '../icon.tsx';
import { t } from './forms.texts.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

const levels = ['Weak', 'Fair', 'Moderate', 'Strong'] as const;

/** How strong a password is: four parts, a word, the score, and what is missing. Stands below its Field. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label, needs } = passwordStrength(password);
  const level = password ? levels.indexOf(label) + 1 : 0;
  return (
    <div className={classNames(styles.meter, styles[`level${level}`])}>
      <div className={styles.track} aria-hidden="true">
        {levels.map((name) => (
          <i key={name} />
        ))}
      </div>
      <div aria-live="polite">
        <p className={styles.says}>
          <b>{password ? label : t.strength}</b>
          <span className="nums">{t.score({ score })}</span>
        </p>
        {password && score < 50 && <p className={styles.hint}>{t.strengthHint}</p>}
      </div>
      <ul className={styles.needs} aria-label={t.strengthNeeds}>
        {needs.map(({ what, inWords, met }) => (
          <li key={what} className={met ? styles.met : undefined}>
            {met ? <CheckIcon small /> : <PlusIcon small />}
            <span aria-hidden="true">{what}</span>
            <span className="sr">{met ? t.has({ what: inWords }) : t.needs({ what: inWords })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
