import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { ReactNode } from 'react';
import type { Image as ImageFile } from '#features/media/media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../about.texts.ts';
import styles from './join-box.module.css';

type Mark = { lang: string; dir: 'ltr' | 'rtl' } | undefined;

export type JoinBoxProps = {
  title: ReactNode;
  description: ReactNode;
  /** Of the words, where they are in another language than the page. */
  titleMark: Mark;
  descriptionMark: Mark;
  view: ImageFile | null;
};

/** Words within a line, which stays where lines of the page begin. */
const Marked = ({ mark, children }: { mark: Mark; children: ReactNode }) =>
  mark ? <span {...mark}>{children}</span> : children;

/** The end of the page: come in, or write to us. It stands on an image, or on the deep field where there is none. */
export function JoinBox({ title, description, titleMark, descriptionMark, view }: JoinBoxProps) {
  return (
    <section className={`section on-image ${styles.join}`} aria-labelledby="join">
      {view && <Image image={{ ...view, alt: '' }} sizes="100vw" className={styles.view} />}
      <div className={styles.ground}>
        <div className="wrap">
          <h2 className="t-page" id="join">
            <Marked mark={titleMark}>{title}</Marked>
          </h2>
          <p className={styles.lead}>
            <Marked mark={descriptionMark}>{description}</Marked>
          </p>
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
