import { CheckIcon } from '@trekker/design-system/icon.tsx';
import styles from './setup-form.module.css';
import { t } from './staff-site-setup.texts.ts';

type SetupStepsProps = { titles: readonly string[]; now: number };

/** How far the set-up is: what is done is ruled in ink, what is asked now in the accent. */
export function SetupSteps({ titles, now }: SetupStepsProps) {
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {titles.map((title, at) => (
        <li
          key={title}
          className={at < now ? styles.done : at === now ? styles.now : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          <span className={styles.number}>{at < now ? <CheckIcon small /> : at + 1}</span>
          <span className={styles.word}>{title}</span>
          {at < now && <span className="sr">{t.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}
