import { PlusIcon } from '../account-icons.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon.tsx';
import { t } from './forms.texts.ts';
import { type PasswordNeed, type PasswordStrength, passwordStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

const levels: Record<PasswordStrength['level'], () => string> = {
  weak: () => t.weak,
  fair: () => t.fair,
  moderate: () => t.moderate,
  strong: () => t.strong,
};

/** In a list, and within a sentence. */
const needWords: Record<PasswordNeed['what'], () => [string, string]> = {
  length: () => [t.length, t.aLength],
  lowercase: () => [t.lowercase, t.aLowercase],
  uppercase: () => [t.uppercase, t.anUppercase],
  digit: () => [t.digit, t.aDigit],
  symbol: () => [t.symbol, t.aSymbol],
};

/** How strong a password is: four parts, a word, the score, and what is missing. Stands below its Field. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, level, needs } = passwordStrength(password);
  const names = Object.keys(levels);
  const reached = password ? names.indexOf(level) + 1 : 0;
  return (
    <div className={classNames(styles.meter, styles[`level${reached}`])}>
      <div className={styles.track} aria-hidden="true">
        {names.map((name) => (
          <i key={name} />
        ))}
      </div>
      <div aria-live="polite">
        <p className={styles.says}>
          <b>{password ? levels[level]() : t.strength}</b>
          <span className="nums">{t.score({ score })}</span>
        </p>
        {password && score < 50 && <p className={styles.hint}>{t.strengthHint}</p>}
      </div>
      <ul className={styles.needs} aria-label={t.strengthNeeds}>
        {needs.map(({ what, met }) => {
          const [listed, inSentence] = needWords[what]();
          return (
            <li key={what} className={met ? styles.met : undefined}>
              {met ? <CheckIcon small /> : <PlusIcon small />}
              <span aria-hidden="true">{listed}</span>
              <span className="sr">{met ? t.has({ what: inSentence }) : t.needs({ what: inSentence })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
