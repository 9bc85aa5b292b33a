import type { ReactNode } from 'react';
import styles from './door.module.css';
import lagoon800 from './lagoon-800.webp';
import lagoon1600 from './lagoon-1600.webp';

/** The two halves of an account page: what there is to do, and, where there is room, a picture. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <div className={styles.door}>
      <div className={styles.half}>
        <div className="stack">{children}</div>
      </div>
      <figure className={styles.picture}>
        <img
          src={lagoon800}
          srcSet={`${lagoon800} 800w, ${lagoon1600} 1600w`}
          sizes="(min-width: 60rem) 150vh, 1px"
          width={1600}
          height={1067}
          alt="An outrigger on a turquoise lagoon under green peaks"
          loading="lazy"
        />
        <figcaption>
          <q>The ferry takes half an hour, the leaving rather longer.</q>
          Moʻorea, 17.54° S 149.83° W
        </figcaption>
      </figure>
    </div>
  );
}
