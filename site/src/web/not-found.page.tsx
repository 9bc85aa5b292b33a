import { ButtonLink } from '@trekker/design-system/button.tsx';
import { data } from 'react-router';
import styles from './not-found.module.css';
import type { PageMeta } from './page.ts';

export const loader = async () => data(null, { status: 404 });

export const meta = (): PageMeta => ({ title: 'Page not found', description: 'There is no page at this address.' });

export const frame = () => ({ trail: [{ label: 'Not found' }] });

/** Every address that leads nowhere. */
export function Component() {
  return (
    <div className={`wrap ${styles.lost}`}>
      <p className={`serif ${styles.number}`} aria-hidden="true">
        404
      </p>
      <div className={styles.text}>
        <h1 className="t-section">The road ends here</h1>
        <p className="lead">There is no page at this address. It may have moved, or the address has a slip in it.</p>
        <div className="row">
          <ButtonLink href="/">Return Home</ButtonLink>
          <ButtonLink href="/destinations" look="line">
            Destinations
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
