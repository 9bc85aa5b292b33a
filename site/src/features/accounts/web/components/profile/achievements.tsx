import { printDate } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import type { User } from '#features/accounts/auth.contract.ts';
import { useLanguages } from '#web/frame-data.ts';
import { useOriginalMark, WrittenIn } from '#web/language/written-in.tsx';
import styles from '../../profile.module.css';
import { AchievementIcon } from './achievement-icon.tsx';
import { t } from './profile.texts.ts';

/** What a person has done. Nobody is given what they have not. */
export function Achievements({ achievements }: { achievements: User['travelAchievements'] }) {
  const [own] = useLanguages() ?? [];
  const mark = useOriginalMark();
  const what = (words: ReactNode) => <bdi {...mark}>{words}</bdi>;
  return (
    <section className={styles.part} aria-labelledby="achievements">
      <h2 className="t-block" id="achievements">
        {t.travelAchievements}
      </h2>
      {achievements.length === 0 ? (
        <p className="muted">{t.noAchievements}</p>
      ) : (
        <>
          {own && mark && (
            <p className="muted fine">
              <WrittenIn language={own} />
            </p>
          )}
          <ul className={styles.stamps}>
            {achievements.map(({ key, icon, title, description, achievedAt }) => {
              return (
                <li key={key}>
                  <span className={styles.stamp}>
                    <AchievementIcon icon={icon} />
                  </span>
                  <div>
                    <p className={styles.title} {...mark}>
                      {title}
                    </p>
                    <p className="fine muted">
                      {achievedAt ? t.achieved({ what, description, date: printDate(achievedAt) }) : what(description)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
