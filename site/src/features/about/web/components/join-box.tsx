import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { ReactNode } from 'react';
import type { Image as ImageFile } from '#features/media/media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../about.texts.ts';
import styles from './join-box.module.css';

export type JoinBoxProps = { title: ReactNode; description: ReactNode; view: ImageFile | null };

/** The end of the page: come in, or write to us. It stands on an image, or on the deep field where there is none. */
export function JoinBox({ title, description, view }: JoinBoxProps) {
  return (
    <section className={`section on-image ${styles.join}`} aria-labelledby="join">
      {view && <Image image={{ ...view, alt: '' }} sizes="100vw" className={styles.view} />}
      <div className={styles.ground}>
        <div className="wrap">
          <h2 className="t-page" id="join">
            {title}
          </h2>
          <p className={styles.lead}>{description}</p>
          <div className="row">
            <ButtonLink href={hrefTo('/signup')} variant="light">
              {t.signUp}
            </ButtonLink>
            <ButtonLink href={hrefTo('/contact')} variant="outlineLight">
              {t.contactUs}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
