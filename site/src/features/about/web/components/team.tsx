import { Image } from '@trekker/design-system/images/image.tsx';
import { useOriginalMark } from '#web/language/written-in.tsx';
import type { TeamMember } from '../../about.contract.ts';
import { t } from '../about.texts.ts';
import styles from './team.module.css';

/** Our Team. A member without a portrait is shown by the first letter. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const mark = useOriginalMark();
  if (members.length === 0) return null;
  return (
    <section className="section" aria-labelledby="team">
      <h2 className={`t-section ${styles.title}`} id="team">
        {t.team}
      </h2>
      <ul className={styles.team}>
        {members.map(({ _id, name, role, description, image }) => (
          <li key={_id}>
            {image ? (
              <Image
                image={image}
                // Portraits are square: the cut is as high as the file.
                sizes="(min-width: 64rem) 18rem, 58vw"
                ratio="4/5"
              />
            ) : (
              <span className={`serif ${styles.letter}`} aria-hidden="true">
                {name.trim().charAt(0)}
              </span>
            )}
            <h3 className="t-card">{name}</h3>
            <p className={`fine ${styles.role}`} {...mark}>
              {role}
            </p>
            <p className="fine muted" {...mark}>
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
