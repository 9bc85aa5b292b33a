import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Picture } from '@trekker/design-system/picture.tsx';
import type { Picture as PictureFile } from '#features/media/media.contract.ts';
import styles from './join-box.module.css';

export type JoinBoxProps = { title: string; description: string; view: PictureFile | null };

/** The end of the page: come in, or write to us. It stands on a picture, or on the deep field where there is none. */
export function JoinBox({ title, description, view }: JoinBoxProps) {
  return (
    <section className={`section on-picture ${styles.join}`} aria-labelledby="join">
      {view && <Picture picture={{ ...view, alt: '' }} sizes="100vw" className={styles.view} />}
      <div className={styles.ground}>
        <div className="wrap">
          <h2 className="t-page" id="join">
            {title}
          </h2>
          <p className={styles.lead}>{description}</p>
          <div className="row">
            <ButtonLink href="/signup" look="light">
              Sign Up Now
            </ButtonLink>
            <ButtonLink href="/contact" look="outline">
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
