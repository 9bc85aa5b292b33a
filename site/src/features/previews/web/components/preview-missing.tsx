import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../preview.texts.ts';
import styles from './previews.module.css';

/** Whatever is wrong with a link, it looks like this. */
export function PreviewMissing() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="t-page">{t.missing}</h1>
      <p className="lead">{t.missingText}</p>
      <ButtonLink href={hrefTo('/')}>{t.home}</ButtonLink>
    </div>
  );
}
