import { Image } from '@trekker/design-system/images/image.tsx';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { TeamMember } from '../../about.contract.ts';
import { t } from '../about.texts.ts';
import styles from './team.module.css';

/** Our Team. A member without a portrait is shown by the first letter. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className="section" aria-labelledby="team">
      <h2 className={`t-section ${styles.title}`} id="team">
        {t.team}
      </h2>
      <ul className={styles.team}>
        {members.map((member) => (
          <Member key={member._id} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { name, role, description, image } = member;
  const roleMark = languageMark(useFallbackLanguage(member, 'role'));
  const descriptionMark = languageMark(useFallbackLanguage(member, 'description'));
  return (
    <li>
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
      <p className={`fine ${styles.role}`} {...roleMark}>
        {role}
      </p>
      <p className="fine muted" {...descriptionMark}>
        {description}
      </p>
    </li>
  );
}
