import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './previews.module.css';

/** Whatever is wrong with a link, it looks like this. */
export function PreviewMissing() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="t-page">This preview link doesn’t work</h1>
      <p className="lead">It may have expired or been turned off. Ask whoever sent it for a new one.</p>
      <ButtonLink href={hrefTo('/')}>Go to the home page</ButtonLink>
    </div>
  );
}
